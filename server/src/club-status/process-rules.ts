import type { ServerProcess } from '@club/shared/contracts/club-status';

/** Four missed renewals (heartbeat.ts): it has crashed, or cannot reach the database. */
const GONE_SECONDS = 60;

export const isGone = ({ silentSeconds }: Pick<ServerProcess, 'silentSeconds'>): boolean =>
  silentSeconds > GONE_SECONDS;

/**
 * Without the processes that are gone and have been started again: a crashed container restarts with the same hostname and
 * pid. Two machines may have the same hostname, too; of those neither stands for the other.
 * @param now milliseconds on the machines' clock, which `startedAt` is of
 */
export const withoutRestarted = (processes: readonly ServerProcess[], now: number): ServerProcess[] =>
  processes.filter((process) => {
    const lastSeen = now - process.silentSeconds * 1_000;
    const isRestart = ({ id, host, pid, startedAt }: ServerProcess) =>
      id !== process.id && host === process.host && pid === process.pid && Date.parse(startedAt) > lastSeen;
    return !isGone(process) || !processes.some(isRestart);
  });
