import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { plainEnvironment } from './plain-environment';
import { PRODUCT, type Settings } from './running-club';

/**
 * Replays every season and compares it with what is stored for the pages, with an installation's own command; no server
 * may run on an embedded database. @throws with what the command prints, when something differs
 */
export function verifySeasons(settings: Settings): void {
  const command = path.join(PRODUCT, 'server/dist/league-command.js');
  execFileSync(process.execPath, [command, 'verify'], { env: { ...plainEnvironment(), ...settings }, cwd: PRODUCT });
}
