import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { startClub } from '../club/running-club';

test.afterEach(() => {
  delete process.env.DATABASE_URL;
});

test('a test’s club does not use the database that is set in the environment', async () => {
  process.env.DATABASE_URL = 'postgres://club@127.0.0.1:1/a-real-club';
  const club = await startClub({ CLUB_NOW: SPEC_NOW });
  expect((await fetch(`${club.url}/api/health`)).status).toBe(200);
  await club.discard();
});

test('a requested PostgreSQL that cannot be used is an error and not a skip', () => {
  const module = path.resolve(import.meta.dirname, '../club/own-database.ts');
  const env = { ...process.env, TEST_DATABASE_URL: 'postgres://postgres@127.0.0.1:1/postgres' };
  const code = `import(${JSON.stringify(module)})`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code], { env, encoding: 'utf8' });
  expect(stderr).toContain('TEST_DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1');
  expect(status).toBe(1);
});
