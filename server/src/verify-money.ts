import { formatCents } from '@club/shared/domain';
import { readConfig } from './config';
import { verifyMoney } from './finances';
import { migrate, openDatabase } from './platform/database';

// `npm run verify:money`: checks the database of the environment; an embedded one only while no server runs.
const db = await openDatabase(readConfig(process.env), (error) => console.error(error));
try {
  await migrate(db);
  const differences = await verifyMoney(db);
  for (const { what, expected, found } of differences) {
    console.error(`${what}: expected ${formatCents(expected)}, found ${formatCents(found)}`);
  }
  console.log(differences.length === 0 ? 'The books add up to the cent.' : `${differences.length} differences.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await db.close();
}
