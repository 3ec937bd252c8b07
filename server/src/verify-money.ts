import { readConfig } from './config';
import { differenceLine, verifyMoney } from './finances';
import { migrate, openDatabase } from './platform/database';

// `npm run verify:money`: checks the database of the environment; an embedded one only while no server runs.
const db = await openDatabase(readConfig(process.env), (error) => console.error(error));
try {
  await migrate(db);
  const differences = await verifyMoney(db);
  for (const difference of differences) console.error(differenceLine(difference));
  console.log(differences.length === 0 ? 'Knjige se slažu u cent.' : 'Razlike postoje.');
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await db.close();
}
