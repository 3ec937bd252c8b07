import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';

const SOURCE = path.join(ROOT, 'server/src');
const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`|\bprepared\(/;
/** The database itself and its schema, and the store of the OpenID provider, whose library defines its methods. */
const EXEMPT = /^platform\/(database|schema)\/|^platform\/identity\/storage\/[a-z]+-store\.ts$/;
const MAY = /\.(repository|sql|test)\.ts$|(^|\/)testing/;

/** dependency-cruiser sees who imports Kysely, but a handle has its query builder with it. */
test('the server’s SQL is in its repositories, and in the fragments that they share', () => {
  const elsewhere = readdirSync(SOURCE, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !MAY.test(file) && !EXEMPT.test(file))
    .filter((file) => SQL.test(readFileSync(path.join(SOURCE, file), 'utf8')));
  expect(elsewhere).toEqual([]);
});
