import { sql } from 'kysely';
import type { Tx } from '../../database';
import { embeddedForTests, type TestDatabase } from '../../database/testing';
import { Refusal } from '../../http';
import type { PasswordOptions } from '../directory';
import { type FakeKeycloak, openFakeKeycloak } from '../testing/keycloak';
import { KeycloakDirectory } from './keycloak-directory';

const ANA = 'user-ana';
const OLD = 'stara-zavjesa';
const PASSWORD = 'lopta-u-mreži';
const OTHER = 'reket-iza-crte';
const NO_ANSWER = { response: { status: 503 } };
const UNCHANGED = { code: 'PASSWORD_WEAK', message: 'Nova lozinka mora biti različita od dosadašnje.' };

const open = embeddedForTests();
let database: TestDatabase;
let keycloak: FakeKeycloak;
let directory: KeycloakDirectory;
/** The password that Keycloak has. */
let current: string;
/** Whether it ends sessions, and answers after it has taken a password. */
let [endsSessions, answers]: boolean[] = [];
/** Whether it tells what a user is called, which is asked first. */
let tells: boolean;
let refused: string[];
const newServer = () =>
  new KeycloakDirectory(keycloak.settings, database.handle, { endingIn: async () => undefined }, () => undefined);
beforeAll(async () => {
  keycloak = await openFakeKeycloak();
});
afterAll(() => keycloak.close());
beforeEach(async () => {
  database = await open();
  directory = newServer();
  current = OLD;
  [endsSessions, answers, tells] = [true, true, true];
  refused = [];
  keycloak.answer = (method, path, _query, body) => {
    if (path.endsWith('/logout')) return { status: endsSessions ? 204 : 503 };
    if (method === 'GET' && !tells) return { status: 503 };
    if (!path.endsWith('/reset-password')) return method === 'GET' ? undefined : { status: 204 };
    const { value } = JSON.parse(body) as { value: string };
    if (refused.includes(value)) return { status: 400, body: { error: 'invalidPasswordBlacklistedMessage' } };
    if (value === current) return { status: 400, body: { error: 'invalidPasswordHistoryMessage' } };
    current = value;
    return { status: answers ? 204 : 503 };
  };
});

/** What a user does who sends the form of a new password. */
async function save(
  text: string,
  alongWith: (tx: Tx) => Promise<unknown> = async () => undefined,
  options?: PasswordOptions,
): Promise<void> {
  const prepared = await directory.prepareChange(ANA, text);
  await database.transaction(async (tx) => {
    await directory.setPassword(tx, ANA, prepared, options);
    await alongWith(tx);
  });
}

test('a password whose transaction is attempted again is not refused as the one before', async () => {
  let attempts = 0;
  await save(PASSWORD, async (tx) => {
    attempts += 1;
    if (attempts === 1) await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(tx);
  });
  expect([attempts, current]).toEqual([2, PASSWORD]);
});

test('a password that Keycloak has taken can be sent again until the rest of its change is done, too', async () => {
  endsSessions = false;
  await expect(save(PASSWORD)).rejects.toMatchObject(NO_ANSWER);
  await expect(save(PASSWORD)).rejects.toMatchObject(NO_ANSWER);
  endsSessions = true;
  await expect(save(PASSWORD, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  await save(PASSWORD);
  await expect(save(PASSWORD)).rejects.toMatchObject(UNCHANGED);
});

test('so can one that Keycloak has taken without an answer', async () => {
  answers = false;
  await expect(save(PASSWORD)).rejects.toMatchObject(NO_ANSWER);
  answers = true;
  await save(PASSWORD);
  await expect(save(PASSWORD)).rejects.toMatchObject(UNCHANGED);
});

test('it can be sent to another server, or after a restart', async () => {
  answers = false;
  await expect(save(PASSWORD)).rejects.toMatchObject(NO_ANSWER);
  answers = true;
  directory = newServer();
  await save(PASSWORD);
  directory = newServer();
  await expect(save(PASSWORD)).rejects.toMatchObject(UNCHANGED);
});

test('another password that is refused in between changes nothing about that; one that is taken does', async () => {
  endsSessions = false;
  await expect(save(PASSWORD)).rejects.toMatchObject(NO_ANSWER);
  refused = [OTHER];
  await expect(save(OTHER)).rejects.toMatchObject({ code: 'PASSWORD_WEAK' });
  await expect(save(PASSWORD)).rejects.toMatchObject(NO_ANSWER);
  refused = [];
  endsSessions = true;
  await save(OTHER);
  await save(PASSWORD);
  expect(current).toBe(PASSWORD);
});

test('the present password is refused each time that it is sent', async () => {
  await expect(save(OLD)).rejects.toMatchObject(UNCHANGED);
  await expect(save(OLD)).rejects.toMatchObject(UNCHANGED);
});

test('also after another refusal, before Keycloak was asked about it', async () => {
  const onAccepted = () => Promise.reject(new Refusal(409, 'EMAIL_TAKEN', 'Adresa je zauzeta.'));
  await expect(save(OLD, undefined, { onAccepted })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  await expect(save(OLD)).rejects.toMatchObject(UNCHANGED);
});

test('also after a Keycloak that did not answer before it was given the password', async () => {
  tells = false;
  await expect(save(OLD)).rejects.toMatchObject(NO_ANSWER);
  tells = true;
  await expect(save(OLD)).rejects.toMatchObject(UNCHANGED);
});

test('the database has no password that was handed over, and nothing about one whose change is done', async () => {
  const stored = async () => {
    const { rows } = await sql`select * from identity_payload where model = 'HandedPassword'`.execute(database.handle);
    return rows;
  };
  endsSessions = false;
  await expect(save(PASSWORD)).rejects.toMatchObject(NO_ANSWER);
  expect(await stored()).toEqual([
    expect.objectContaining({ id: expect.stringMatching(/^[\w-]{43}$/), payload: {}, account_id: ANA }),
  ]);
  endsSessions = true;
  await save(PASSWORD);
  expect(await stored()).toEqual([]);
});

test('a password that was sent a while ago is the present one, for all that is known', async () => {
  endsSessions = false;
  await expect(save(PASSWORD)).rejects.toMatchObject(NO_ANSWER);
  await sql`update identity_payload set expires_at = expires_at - interval '11 minutes'`.execute(database.handle);
  await expect(save(PASSWORD)).rejects.toMatchObject(UNCHANGED);
});
