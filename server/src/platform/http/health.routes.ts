import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Refusal } from './problems/refusal';

/**
 * GET /health: 200 once the club is open and its database answers and takes changes; for monitors and start scripts.
 * GET /alive: 200 whenever this process answers; for load balancers. Without the database a process still serves pages,
 * the last public answers, and errors with the reason; no other process could do more.
 */
export function healthRoutes(probe: () => Promise<unknown>): FastifyPluginAsyncZod {
  const Health = z.object({ status: z.literal('ok') });
  return async (app) => {
    const config = { access: 'public', rateLimit: false } as const;
    const options = (summary: string) =>
      ({
        config,
        schema: { summary, response: { 200: Health } },
        // The first compressed answer loads all of fetch, which would delay the start.
        compress: false,
        // A proxy requests this twice a second; logging it would write 80 MB a day.
        logLevel: 'warn',
      }) as const;
    app.get('/alive', options('Whether the process runs'), async () => ({ status: 'ok' as const }));
    app.get('/health', options('Whether the process runs and the database answers'), async (request) => {
      try {
        await probe();
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        throw new Refusal(503, 'DATABASE_UNREACHABLE', 'Baza podataka trenutačno nije dostupna.');
      }
      return { status: 'ok' as const };
    });
  };
}
