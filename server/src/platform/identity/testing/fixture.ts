import type { TestDatabase } from '../../database/testing';
import { Browser, type Tokens } from './browser';
import { type IdentityApp, openIdentityApp, PASSWORD } from './identity-app';

/** What a test can use; each has its own member, in its own browser. */
interface IdentityFixture {
  database: TestDatabase;
  club: IdentityApp;
  browser: Browser;
  username: string;
  identityId: string;
  signIn(): Promise<Tokens>;
  /** The status of a call to a member's own route with these tokens. */
  mine(tokens: Tokens): Promise<number>;
}

/** Opens an app for all tests of a block; its parts are available from `beforeAll` on. */
export function openFixture(open: () => Promise<TestDatabase>): IdentityFixture {
  let members = 0;
  const fixture = {
    signIn: () => fixture.browser.signIn(fixture.username, PASSWORD),
    mine: async ({ access_token }: Tokens) => {
      const headers = { authorization: `Bearer ${access_token}` };
      return (await fixture.club.app.inject({ url: '/api/mine', headers })).statusCode;
    },
  } as IdentityFixture;
  beforeAll(async () => {
    fixture.database = await open();
    fixture.club = await openIdentityApp(fixture.database);
  });
  beforeEach(async () => {
    members += 1;
    fixture.username = `clan${members}`;
    fixture.identityId = await fixture.club.addMember(fixture.username);
    fixture.browser = new Browser(fixture.club.app, `192.0.2.${members}`);
  });
  return fixture;
}

/** Status and code of a refusal by the provider. */
export const errorOf = (answer: { statusCode: number; json(): { error: string } }) => [
  answer.statusCode,
  answer.json().error,
];
