import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from '../run.mjs';

async function npm(folder: string, ...args: string[]): Promise<void> {
  const code = await run(['npm', ...args], { cwd: folder });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} did not succeed; nothing was released.`);
}

/**
 * Tests a remote's contract with the shell and builds it into an empty folder, so that the release contains only the
 * files of this build.
 * @param folder folder of the remote's package
 * @param use receives the folder of the build, which is deleted afterwards
 */
export async function buildRemote<Result>(folder: string, use: (built: string) => Promise<Result>): Promise<Result> {
  const built = await fs.mkdtemp(path.join(os.tmpdir(), 'club-build-'));
  try {
    await npm(folder, 'run', 'test', '--', 'src/contract.test');
    await npm(folder, 'run', 'build', '--', '--output-path', built);
    return await use(built);
  } finally {
    await fs.rm(built, { recursive: true, force: true });
  }
}
