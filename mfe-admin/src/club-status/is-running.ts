import type { ServerProcess } from '@club/shared/contracts/club-status';

const GONE_SECONDS = 60;

/** Whether a process still reports; the last figures of one that does not are of then. */
export const isRunning = ({ silentSeconds }: ServerProcess): boolean => silentSeconds <= GONE_SECONDS;
