import type { ServerProcess } from '@club/shared/contracts/club-status';

/** Four missed renewals (heartbeat.ts): it has crashed, or cannot reach the database. */
const GONE_SECONDS = 60;

export const isGone = ({ silentSeconds }: ServerProcess): boolean => silentSeconds > GONE_SECONDS;

/**
 * Without the processes that are gone and have been started again: a crashed container restarts with the same hostname and
 * pid. Of processes that run, all are kept, because two machines may have the same hostname.
 * @param processes in the order in which they were started
 */
export const withoutRestarted = (processes: readonly ServerProcess[]): ServerProcess[] =>
  processes.filter(
    (process, index) =>
      !isGone(process) ||
      !processes.slice(index + 1).some(({ host, pid }) => host === process.host && pid === process.pid),
  );
