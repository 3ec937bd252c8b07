import { type Logger, pino } from 'pino';

/** One line of JSON per event, on standard output. */
export function openLog(level: string): Logger {
  return pino({
    level,
    serializers: {
      // Without the query: it may carry a one-time link's token or a sign-in code.
      req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
        method,
        path: url.split('?')[0],
        ip,
      }),
    },
  });
}
