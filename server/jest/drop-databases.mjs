import { Client } from 'pg';

/** Drops the databases of this run; `connectionString` as in src/platform/database/testing-server.ts. */
export default async function dropDatabases() {
  const client = new Client({
    connectionString: process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  });
  try {
    await client.connect();
  } catch {
    // Without a server there were none.
    return;
  }
  try {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      `${process.env.TEST_DATABASES}_`,
    ]);
    for (const { datname } of rows)
      await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`);
  } finally {
    await client.end();
  }
}
