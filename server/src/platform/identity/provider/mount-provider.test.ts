import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { handleError, Refusal } from '../../http';
import { TEST_LOOK } from '../testing/look';
import { mountProvider } from './mount-provider';

const AUTH = '/realms/club/protocol/openid-connect/auth';
const REASON = 'Previše zahtjeva. Pričekajte trenutak i pokušajte ponovno.';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(handleError);
  const errorResponseBuilder = () => new Refusal(429, 'TOO_MANY_REQUESTS', REASON);
  await app.register(rateLimit, { global: false, errorResponseBuilder });
  const current = () => (_request: unknown, response: { end(body: string): void }) => response.end('the provider');
  await mountProvider(app, { origin: 'https://klub.example', look: () => TEST_LOOK, current });
  for (let count = 0; count < 600; count += 1) await app.inject({ url: AUTH });
});
afterAll(() => app.close());

test('a refused navigation shows a page with the reason', async () => {
  const page = await app.inject({ url: AUTH, headers: { accept: 'text/html,application/xhtml+xml' } });
  expect(page.statusCode).toBe(429);
  expect(page.headers['content-type']).toMatch('text/html');
  expect(page.headers['retry-after']).toBeDefined();
  expect(page.body).toContain(REASON);
});

test('a refused request of a script is answered as a call is', async () => {
  const answer = await app.inject({ url: AUTH, headers: { accept: 'application/json' } });
  expect(answer.json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
});
