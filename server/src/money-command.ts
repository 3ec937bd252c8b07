import { print, printError, readSettings, refuseArguments, runCommand, withMigratedClub } from './command-line';
import { readConfig } from './config';
import { differenceLine, verifyMoney } from './finances';

/**
 * Checks the books from the command line, with the server's settings (README, "Settings"); an embedded database must
 * not be in use by a running server.
 */
const config = readSettings(readConfig);
refuseArguments();
await runCommand(config, () =>
  withMigratedClub(config, async (db) => {
    const differences = await verifyMoney(db);
    for (const difference of differences) printError(differenceLine(difference));
    print(differences.length === 0 ? 'Knjige se slažu u cent.' : 'Razlike postoje.');
    return differences.length === 0;
  }),
);
