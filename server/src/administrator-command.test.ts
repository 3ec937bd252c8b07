import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findActiveMember } from './members';
import { fixedClock } from './platform/clock';
import { executedMigrations, MIGRATIONS, migrate, openDatabase } from './platform/database';
import { copyPreparedFolderTo, emptyPostgresUrl, isServerReachable } from './platform/database/testing';
import { openIdentity } from './platform/identity';
import { TEST_LOOK } from './platform/identity/testing/look';
import { openLiveHub } from './platform/live';
import { buildCommands, COMMAND_MS, type Commands } from './testing/built-commands';
import { createJoining } from './user-management';

const PUBLIC_URL = 'https://tenis.klub.hr';
const FORGOTTEN = 'Loptica-3-seta';
const CHOSEN = 'Zemlja-i-loptica-7';

let commands: Commands;
beforeAll(async () => {
  commands = await buildCommands('administrator');
}, COMMAND_MS);
afterAll(() => commands.remove());

let home: string;
let club: { DATA_DIR: string; PUBLIC_URL: string; DATABASE_URL?: string };
beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'administrator-'));
  club = { DATA_DIR: path.join(home, 'data'), PUBLIC_URL };
  fs.mkdirSync(club.DATA_DIR);
});
afterEach(() => fs.rmSync(home, { recursive: true }));

const onEmbedded = () => copyPreparedFolderTo(path.join(club.DATA_DIR, 'database'));
const onPostgres = async () => {
  club.DATABASE_URL = await emptyPostgresUrl();
};

/** What a running server does with the club meanwhile, with its key file. */
async function inServer<Result>(
  work: (
    parts: Awaited<ReturnType<typeof openIdentity>> & { join: ReturnType<typeof createJoining>['join'] },
  ) => Result,
): Promise<Awaited<Result>> {
  const db = await openDatabase({ dataDir: club.DATA_DIR, databaseUrl: club.DATABASE_URL }, console.error);
  try {
    await migrate(db);
    const live = await openLiveHub(db, console.error);
    const clock = fixedClock('2026-07-10T08:00:00Z');
    const identity = await openIdentity({
      settings: { sealingKey: undefined, keycloak: undefined },
      publicUrl: PUBLIC_URL,
      dataDir: club.DATA_DIR,
      database: db,
      clock,
      live,
      findMember: (identityId, handle = db.handle) => findActiveMember(handle, identityId),
      look: () => TEST_LOOK,
    });
    const { join } = createJoining({ db, live, clock, directory: identity.directory });
    return await work({ ...identity, join });
  } finally {
    await db.close();
  }
}

const ADMINISTRATOR = { username: 'uprava', firstName: 'Ana', lastName: 'Anić', email: null, password: FORGOTTEN };

test.each([
  ['the embedded database', onEmbedded, '\nPoveznica se otvara kad ponovno pokrenete poslužitelj.'],
  ...(isServerReachable ? [['PostgreSQL', onPostgres, ''] as const] : []),
] as const)(
  'on %s the only administrator gets a link, with which the running server accepts one new password',
  async (_engine, begin, remark) => {
    await begin();
    await inServer(({ join }) => join({ ...ADMINISTRATOR, roles: ['USER', 'ADMIN'] }));
    const { code, printed } = await commands.run('administrator uprava', club as Record<string, string>);
    const [, token = ''] = /\?token=([\w-]{43})/.exec(printed) ?? [];
    expect(printed).toBe(
      'Ana Anić bira novu lozinku ovdje (vrijedi jednom, 7 dana):\n' +
        `  ${PUBLIC_URL}/realms/club/invitation?token=${token}${remark}\n`,
    );
    expect(code).toBe(0);
    await inServer(async ({ invitations }) => {
      expect(await invitations.accept(token, CHOSEN)).toMatchObject({ username: 'uprava' });
      expect(await invitations.accept(token, 'Druga-loptica-8')).toBeUndefined();
    });

    expect(await commands.run('administrator upraav', club as Record<string, string>)).toEqual({
      code: 1,
      printed: 'Korisnika s korisničkim imenom upraav nema.\n',
    });
  },
  COMMAND_MS,
);

test(
  'while a server uses the embedded database, it says so, and prints no link',
  async () => {
    await onEmbedded();
    const refused = await inServer(async ({ join }) => {
      await join({ ...ADMINISTRATOR, roles: ['ADMIN'] });
      return commands.run('administrator uprava', club as Record<string, string>);
    });
    expect(refused.printed).toMatch(/^Mapa s podacima \S+ već je u upotrebi .*\nZaustavite taj proces /);
    expect(refused.code).toBe(4);
  },
  COMMAND_MS,
);

test(
  'it does not migrate a database of an earlier release, whose servers may be working on it',
  async () => {
    const open = () => openDatabase({ dataDir: club.DATA_DIR, databaseUrl: undefined }, console.error);
    const earlier = MIGRATIONS.slice(0, -1);
    const db = await open();
    await migrate(db, earlier);
    await db.close();
    expect(await commands.run('administrator uprava', club as Record<string, string>)).toEqual({
      code: 1,
      printed:
        `Bazi nedostaju nadogradnje: ${MIGRATIONS.at(-1)}.\n` +
        'Napravite sigurnosnu kopiju i pokrenite poslužitelj ove inačice: on je nadograđuje.\n',
    });
    expect(fs.readdirSync(club.DATA_DIR)).toEqual(['database']);
    const after = await open();
    expect(await executedMigrations(after.handle)).toEqual(earlier);
    await after.close();
  },
  COMMAND_MS,
);

test(
  'without the key of the club it prints no link that the server would not know',
  async () => {
    await onEmbedded();
    await inServer(({ join }) => join({ ...ADMINISTRATOR, roles: ['ADMIN'] }));
    fs.rmSync(path.join(club.DATA_DIR, 'identity.key'));
    const { code, printed } = await commands.run('administrator uprava', club as Record<string, string>);
    expect(printed).toMatch(/^Ključ ove instalacije ne otvara tajne u bazi\.\n/);
    expect(code).toBe(2);
  },
  COMMAND_MS,
);

test(
  'where a Keycloak has the passwords, it says so, and opens no database',
  async () => {
    const keycloak = {
      KEYCLOAK_URL: 'https://prijava.klub.hr',
      KEYCLOAK_REALM: 'club',
      KEYCLOAK_CLIENT_ID: 'club-api',
      KEYCLOAK_CLIENT_SECRET: 'secret',
    };
    expect(await commands.run('administrator uprava', { ...club, ...keycloak })).toEqual({
      code: 1,
      printed:
        'Lozinke ovog kluba čuva Keycloak: novu postavite u njegovoj konzoli (https://prijava.klub.hr, Users, Credentials).\n',
    });
    expect(fs.readdirSync(club.DATA_DIR)).toEqual([]);
  },
  COMMAND_MS,
);
