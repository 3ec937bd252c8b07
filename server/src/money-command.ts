import { print, printError, readArguments, readSettings, runCommand, withClub } from './command-line';
import { readConfig } from './config';
import { differenceLine, verifyMoney } from './finances';
import { migrate } from './platform/database';

/**
 * Checks the books from the command line, with the server's settings (README, "Settings"); an embedded database must
 * not be in use by a running server.
 */
const USAGE = 'Naredba nema ni riječi ni opcija; koji klub provjerava, kažu DATA_DIR i DATABASE_URL.';
const config = readSettings(readConfig);
const { positionals } = readArguments(USAGE, {});
await runCommand(config, () => {
  if (positionals.length > 0) throw new Error(USAGE);
  return withClub(config, async (db) => {
    await migrate(db);
    const differences = await verifyMoney(db);
    for (const difference of differences) printError(differenceLine(difference));
    print(differences.length === 0 ? 'Knjige se slažu u cent.' : 'Razlike postoje.');
    return differences.length === 0;
  });
});
