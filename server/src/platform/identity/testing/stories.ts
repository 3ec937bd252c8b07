import type { TestDatabase } from '../../database/testing';
import { Browser, type Tokens } from './browser';
import { type IdentityApp, openIdentityApp, PASSWORD } from './identity-app';

/** What a test can use; each has its own member, in its own browser. */
interface Story {
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
export function openStories(open: () => Promise<TestDatabase>): Story {
  let members = 0;
  const story = {
    signIn: () => story.browser.signIn(story.username, PASSWORD),
    mine: async ({ access_token }: Tokens) => {
      const headers = { authorization: `Bearer ${access_token}` };
      return (await story.club.app.inject({ url: '/api/mine', headers })).statusCode;
    },
  } as Story;
  beforeAll(async () => {
    story.database = await open();
    story.club = await openIdentityApp(story.database);
  });
  afterAll(() => story.club.close());
  beforeEach(async () => {
    members += 1;
    story.username = `clan${members}`;
    story.identityId = await story.club.addMember(story.username);
    story.browser = new Browser(story.club.app, `192.0.2.${members}`);
  });
  return story;
}

/** Status and code of a refusal by the provider. */
export const errorOf = (answer: { statusCode: number; json(): { error: string } }) => [
  answer.statusCode,
  answer.json().error,
];
