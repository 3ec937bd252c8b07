/**
 * A temporary failure of the database that no caller has caused; `slow`: one statement took too long, while the server
 * answers.
 */
export type Outage = 'unreachable' | 'slow' | 'full';

const DISK_FULL = ['53100', 'ENOSPC'];
/** A statement that was cancelled, also because it waited too long for a lock. */
const CANCELED = '57014';
/**
 * No connection, a broken one, a server that starts or stops, too many sessions, or a read-only server: a provider may
 * make it read-only when its disk is full, and after a failover it may be the standby.
 */
const UNREACHABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['08000', '08003', '08006', '25006', '25P03', '53300', '57P01', '57P02', '57P03'],
];
/**
 * A local socket that does not exist, as while the server starts, or may not be opened; for a file these codes are not
 * an outage.
 */
const NO_SOCKET = ['ENOENT', 'EACCES'];
/** Messages of pg and its pool that come without a code. */
const OUTAGE_MESSAGES =
  /Query read timeout|timeout exceeded when trying to connect|[Cc]onnection terminated|connection error/;

/** @returns undefined for every other error */
export function outageOf(error: unknown): Outage | undefined {
  // An error with a status concerns the HTTP call: a caller who disconnects causes a connection reset too.
  if (!(error instanceof Error) || 'statusCode' in error) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (DISK_FULL.includes(code)) return 'full';
  if (code === CANCELED) return 'slow';
  if ('syscall' in error && error.syscall === 'connect' && NO_SOCKET.includes(code)) return 'unreachable';
  return UNREACHABLE.includes(code) || OUTAGE_MESSAGES.test(error.message) ? 'unreachable' : undefined;
}
