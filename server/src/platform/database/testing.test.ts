import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const NOBODY = 'postgres://postgres@127.0.0.1:1/postgres';

/** Loads what the tests open their databases with, in this environment. */
async function load(env: Record<string, string>) {
  const module = path.join(import.meta.dirname, 'testing.ts');
  const code = `import(${JSON.stringify(module)}).then(() => process.exit(0))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], { env: { PATH: process.env.PATH, ...env } });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const [exitCode] = await once(child, 'close');
  return { exitCode, printed };
}

test('a configured PostgreSQL that cannot be used is an error and not a skip', async () => {
  const { exitCode, printed } = await load({ TEST_DATABASE_URL: NOBODY });
  expect(exitCode).toBe(1);
  expect(printed).toContain('TEST_DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1');
});

test('without a configured PostgreSQL the tests run, with or without the local one', async () => {
  expect((await load({})).exitCode).toBe(0);
});
