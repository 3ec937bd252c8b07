import { print, printError, runCommand, withDatabase } from './command-line';
import { readConfig } from './config';
import { differenceLine, verifyMoney } from './finances';
import { migrate } from './platform/database';

/**
 * Checks the books from the command line, with the server's settings (README, "Settings"); an embedded database must
 * not be in use by a running server.
 */
const config = readConfig(process.env);
await runCommand(config, () =>
  withDatabase(config, async (db) => {
    await migrate(db);
    const differences = await verifyMoney(db);
    for (const difference of differences) printError(differenceLine(difference));
    print(differences.length === 0 ? 'Knjige se slažu u cent.' : 'Razlike postoje.');
    return differences.length === 0;
  }),
);
