import { type Database, hasTable } from '../platform/database';
import { isGone } from './process-rules';
import { allProcesses } from './processes.repository';

/**
 * For a command that servers would disturb, or that would disturb them. The embedded database is opened by one process at a
 * time anyway, so those in its list have crashed.
 * @throws Error that names the processes
 */
export async function refuseWhileServersRun({ engine, handle }: Database): Promise<void> {
  // A release as old as 2.1 does not list them.
  if (engine === 'embedded' || !(await hasTable(handle, 'server_process'))) return;
  const running = (await allProcesses(handle)).filter((process) => !isGone(process));
  if (running.length === 0) return;
  const named = running.map(({ host, pid }) => `proces ${pid} na računalu ${host}`).join(', ');
  throw new Error(
    `Na ovoj bazi radi poslužitelj (${named}).\n` +
      'Zaustavite sve njegove procese pa ponovite; proces koji se srušio ne smeta nakon jedne minute.',
  );
}
