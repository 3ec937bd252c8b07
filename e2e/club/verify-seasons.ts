import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { plainEnvironment } from './plain-environment';
import { PRODUCT, type Settings } from './running-club';

/**
 * Replays every season and compares it with the data stored for the pages, with an installation's own command; for the
 * embedded database the server must be stopped. @throws with the command's output when something differs
 */
export function verifySeasons(settings: Settings): void {
  const command = path.join(PRODUCT, 'server/dist/league-command.js');
  execFileSync(process.execPath, [command, 'verify'], { env: { ...plainEnvironment(), ...settings }, cwd: PRODUCT });
}
