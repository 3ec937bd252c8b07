import fastify from 'fastify';
import { securityHeaders } from './security-headers';

async function hstsOf(publicUrl: string) {
  const app = fastify();
  await app.register(securityHeaders, { publicUrl });
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return headers['strict-transport-security'];
}

test('browsers are told to use https on this host only: other hosts of the domain may have none', async () => {
  expect(await hstsOf('https://klub.hr')).toBe('max-age=31536000');
  expect(await hstsOf('http://localhost:8080')).toBeUndefined();
});
