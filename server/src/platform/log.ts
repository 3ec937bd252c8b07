import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './request-id';

/**
 * The address without what is a key by itself: the query, which may carry a one-time link's token or a sign-in code, and
 * long runs of mixed characters, such as the secret of a calendar, wherever in an address somebody has put it.
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

/** Writes what has failed, with the call during which it did. */
export const reportTo =
  (log: Logger) =>
  (error: unknown): void =>
    log.error({ err: error, reqId: currentRequestId() });
