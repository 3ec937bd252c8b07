import type { Database } from '../platform/database';
import { isGone } from './process-rules';
import { allProcesses, areProcessesListed } from './processes.repository';

/**
 * For a command that servers would disturb, or that would disturb them. The embedded database is opened by one process at a
 * time anyway, so those in its list have crashed.
 * @throws Error that names the processes
 */
export async function refuseWhileServersRun({ engine, handle }: Database): Promise<void> {
  if (engine === 'embedded' || !(await areProcessesListed(handle))) return;
  const running = (await allProcesses(handle)).filter((process) => !isGone(process));
  if (running.length === 0) return;
  const named = running.map(({ host, pid }) => `proces ${pid} na računalu ${host}`).join(', ');
  throw new Error(
    `Na ovoj bazi radi poslužitelj (${named}).\n` +
      'Zaustavite sve njegove procese pa ponovite; proces koji se srušio ne smeta nakon jedne minute.',
  );
}
