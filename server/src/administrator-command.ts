import { print, printError, readArguments, readSettings, runCommand, withMigratedClub } from './command-line';
import { readConfig } from './config';
import { runningClock } from './platform/clock';
import { databaseFolder, refuseRootInFolderOfOtherUser } from './platform/database';
import { openInvitations, readIdentitySettings } from './platform/identity';
import { openLiveHub } from './platform/live';
import { createAdministratorLink } from './user-management';

/**
 * A link for an administrator who has forgotten the password while no other one can help, with the server's settings
 * (README, "Settings"); an embedded database must not be in use by a running server.
 */
const USAGE = 'Naredbi se zadaje korisničko ime administratora; klub određuju DATA_DIR i DATABASE_URL.';
const config = readSettings(readConfig);
const settings = readSettings(readIdentitySettings);
const { positionals } = readArguments(USAGE, {});
const [username, ...surplus] = positionals;

async function run(): Promise<boolean> {
  if (!username || surplus.length > 0) throw new Error(USAGE);
  if (settings.keycloak) {
    const where = `u njegovoj konzoli (${settings.keycloak.url}, Users, Credentials)`;
    throw new Error(`Lozinke ovog kluba čuva Keycloak: novu postavite ${where}.`);
  }
  // Beside a database server, too, it may have to make the key file.
  if (config.databaseUrl) refuseRootInFolderOfOtherUser(databaseFolder(config.dataDir));
  return withMigratedClub(config, async (db) => {
    const clock = runningClock(config.clubNow);
    const { dataDir, publicUrl } = config;
    const live = await openLiveHub(db, printError);
    const identity = await openInvitations({ settings, dataDir, database: db, clock });
    const { name, link } = await createAdministratorLink({ db, live, clock, publicUrl, ...identity })(username);
    print(`${name} bira novu lozinku ovdje (vrijedi jednom, 7 dana):\n  ${link}`);
    if (!config.databaseUrl) print('Poveznica se otvara kad ponovno pokrenete poslužitelj.');
    return true;
  });
}

await runCommand(config, run);
