import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

function run(cwd: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // On Windows npm is a command file, which only a shell can start.
    const child = spawn('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args.join(' ')} did not succeed; nothing was released.`)),
    );
  });
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
    await run(folder, 'run', 'test', '--', 'src/contract.test');
    await run(folder, 'run', 'build', '--', '--output-path', built);
    return await use(built);
  } finally {
    await fs.rm(built, { recursive: true, force: true });
  }
}
