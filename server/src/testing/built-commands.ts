import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from '../../bundle.mjs';

const SERVER = path.join(import.meta.dirname, '../..');
/** Within the package: what is not bundled is found in its node_modules. */
const RESULTS = path.join(SERVER, 'test-results');

/** The file of a season, of the documentation. */
export const SEASON_2018 = path.join(SERVER, '../docs/examples/season-2018.csv');
/** How long a test with a command may take: on a busy machine a start takes seconds. */
export const COMMAND_MS = 120_000;

export type Commands = Awaited<ReturnType<typeof buildCommands>>;

/** Commands of an installation without sources. @param names `backup` for `backup-command.ts` */
export async function buildCommands(...names: string[]) {
  fs.mkdirSync(RESULTS, { recursive: true });
  const folder = fs.mkdtempSync(path.join(RESULTS, 'commands-'));
  const files = names.map((name) => `src/${name}-command.ts`);
  await bundle(files, { outdir: folder });
  const fileOf = (name: string) => path.join(folder, `${name}-command.js`);
  return {
    fileOf,
    /** Runs `backup backup`, `league verify`, … with these settings alone. */
    async run(words: string, env: Record<string, string>) {
      const [command = '', ...args] = words.split(' ');
      const child = spawn(process.execPath, [fileOf(command), ...args], { env: { PATH: process.env.PATH, ...env } });
      let printed = '';
      const listen = (chunk: Buffer) => {
        printed += chunk;
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      const [code] = await once(child, 'close');
      return { code, printed };
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
