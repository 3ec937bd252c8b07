import { CalendarFeed } from '@club/shared/contracts/calendar-feed';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { FileContent } from '../platform/http';
import type { CalendarFeeds } from './calendar-feed.service';

const File = z.object({ file: z.string().check(z.regex(/^[\w-]+\.ics$/, 'Adresa kalendara nije ispravna.')) });

const CALENDAR = { content: { 'text/calendar': { schema: FileContent } } };

export function calendarFeedRoutes(feeds: CalendarFeeds): FastifyPluginAsyncZod {
  const config = { access: 'USER' } as const;
  const schema = (summary: string) => ({ summary, response: { 200: CalendarFeed } });
  return async (app) => {
    app.get('/calendar-feed', { config, schema: schema('The address of the caller’s calendar') }, ({ caller }) =>
      feeds.find(caller.memberId),
    );
    app.post('/calendar-feed', { config, schema: schema('Gives the calendar a new address') }, ({ caller }) =>
      feeds.renew(caller.memberId),
    );
    app.delete('/calendar-feed', { config, schema: schema('Ends the calendar') }, ({ caller }) =>
      feeds.revoke(caller.memberId),
    );

    // A calendar program cannot sign in: the secret in the address is the credential.
    app.get(
      '/calendar/:file',
      {
        config: { access: 'public' },
        schema: { summary: 'The calendar behind a member’s secret address', params: File, response: { 200: CALENDAR } },
      },
      async ({ params }, reply) => {
        const text = await feeds.calendar(params.file.slice(0, -'.ics'.length));
        return reply.header('cache-control', 'private, no-cache').type('text/calendar; charset=utf-8').send(text);
      },
    );
  };
}
