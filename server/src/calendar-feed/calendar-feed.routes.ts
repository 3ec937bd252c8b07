import { CalendarFeed } from '@club/shared/contracts/calendar-feed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { entityTag, FileContent, isCurrent } from '../platform/http';
import type { CalendarFeeds } from './calendar-feed.service';

const File = z.object({ file: z.string().check(z.regex(/^[\w-]+\.ics$/, 'Adresa kalendara nije ispravna.')) });

const CALENDAR = { content: { 'text/calendar': { schema: FileContent } } };

/** The calendar, or 304 to a program that has it: most ask every hour, and little changes. */
function sendCalendar(request: FastifyRequest, reply: FastifyReply, text: string) {
  const etag = entityTag(text);
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (isCurrent(request, etag)) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(text);
}

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
        config: { access: 'public', readByPrograms: true },
        schema: { summary: 'The calendar behind a member’s secret address', params: File, response: { 200: CALENDAR } },
      },
      async (request, reply) =>
        sendCalendar(request, reply, await feeds.calendar(request.params.file.slice(0, -'.ics'.length))),
    );
  };
}
