import { Writable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { buildApp } from './app';
import { healthRoutes } from './platform/http';
import { openLog } from './platform/log';
import { sampleCalls } from './testing/sample-calls';

/** A server with the calls, and what it has logged so far. */
async function buildLogged(calls: FastifyPluginAsyncZod) {
  let written = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk;
      done();
    },
  });
  const logged = await buildApp({
    identity: async () => undefined,
    calls: [calls],
    csrf: { secret: 's', secure: false },
    headers: { publicUrl: 'http://localhost' },
    callsPerMinute: 0,
    log: openLog('debug', stream),
  });
  return { logged, written: () => written };
}

test('of the health checks, several a second, only those that fail are logged; a process is alive without its database', async () => {
  let isOutage = false;
  const { logged, written } = await buildLogged(
    healthRoutes(async () => {
      if (isOutage) throw new Error('the disk is gone');
    }),
  );
  expect((await logged.inject({ url: '/api/health' })).statusCode).toBe(200);
  expect(written()).toBe('');
  isOutage = true;
  expect((await logged.inject({ url: '/api/health' })).statusCode).toBe(503);
  expect((await logged.inject({ url: '/api/alive' })).statusCode).toBe(200);
  expect(written()).toContain('the disk is gone');
  await logged.close();
});

test('the log does not contain the secret of an address, nor of a similar one', async () => {
  const { logged, written } = await buildLogged(sampleCalls);
  const secret = 'pR7xQ2mK9vT4wZ1bN8cL5dF3gH6jS0aY';
  const paths = [`/api/calendar/${secret}.ics`, `/api/calendar/${secret}`, `/calendar/${secret}.ics`];
  for (const url of [...paths, `/api//calendar/%70${secret}/`, `/api/calendar/${secret}%zz`, `/x?token=${secret}`]) {
    await logged.inject({ url });
  }
  await logged.inject({ url: '/api/entry/7' });
  expect(written()).not.toContain(secret.slice(0, 12));
  expect(written()).toContain('/api/entry/7');
  await logged.close();
});
