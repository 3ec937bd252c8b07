import type { ServerProcess } from '@club/shared/contracts/club-status';

const GONE_SECONDS = 60;

/** Whether a process still reports; otherwise its figures are those of its last report. */
export const isRunning = ({ silentSeconds }: ServerProcess): boolean => silentSeconds <= GONE_SECONDS;
