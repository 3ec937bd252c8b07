import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { PRODUCT } from '../../club/running-club';

/**
 * Builds the same source as one application and deploys it with the same server.
 * @returns the folder of the deployment
 */
export function buildMonolith(): string {
  const folder = path.join(PRODUCT, 'var/bench/monolith');
  rmSync(folder, { recursive: true, force: true });
  const config = path.join(import.meta.dirname, 'monolith.mjs');
  execFileSync('npx', ['webpack', '--mode', 'production', '--config', config], { cwd: PRODUCT, stdio: 'inherit' });
  cpSync(path.join(PRODUCT, 'server/dist'), path.join(folder, 'server/dist'), { recursive: true });
  symlinkSync(path.join(PRODUCT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const remote of remotesIn(PRODUCT)) {
    const dist = path.join(folder, remote, 'dist');
    mkdirSync(dist, { recursive: true });
    // Menu and access come from remote.json; there is nothing else to load.
    cpSync(path.join(PRODUCT, remote, 'remote.json'), path.join(dist, 'remote.json'));
    writeFileSync(path.join(dist, 'preload.json'), '{}');
  }
  return folder;
}
