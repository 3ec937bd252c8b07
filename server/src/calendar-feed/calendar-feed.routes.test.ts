import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { calendarFeedRoutes } from './calendar-feed.routes';

test('the log does not keep the secret of an address', async () => {
  let written = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk;
      done();
    },
  });
  const serializers = { req: ({ url }: { url: string }) => ({ path: url }) };
  const app = Fastify({ loggerInstance: pino({ serializers }, stream) });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const none = async () => ({ url: null });
  const feeds = { find: none, renew: none, revoke: none, calendar: async () => 'BEGIN:VCALENDAR' };
  await app.register(calendarFeedRoutes(feeds));
  expect((await app.inject('/calendar/tajna.ics')).body).toBe('BEGIN:VCALENDAR');
  expect(written).toContain('incoming request');
  expect(written).not.toContain('tajna');
});
