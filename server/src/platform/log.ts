import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './request-id';

/**
 * The address without secrets: without the query, which may contain a one-time link's token or a sign-in code, and
 * without long runs of mixed characters, such as the secret of a calendar, anywhere in the address.
 */
const withoutSecrets = (url: string): string | undefined =>
  url.split('?')[0]?.replace(/[\w%~-]{24,}/g, (run) => (/[A-Z\d]/.test(run) ? '…' : run));

export type { Logger } from 'pino';

/** One line of JSON per event, on standard output unless another destination is given. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const serializers = {
    req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
      method,
      path: withoutSecrets(url),
      ip,
    }),
  };
  return destination ? pino({ level, serializers }, destination) : pino({ level, serializers });
}

/** Logs an error, with the id of the request during which it occurred. */
export const reportTo =
  (log: Logger) =>
  (error: unknown): void =>
    log.error({ err: error, reqId: currentRequestId() });
