import Fastify from 'fastify';
import { Refusal } from '../../http';
import { TEST_LOOK } from '../testing/look';
import { formPages } from './form-pages';

test('a refusal, such as of too many calls, is a page with its reason and status, not a failure', async () => {
  const app = Fastify();
  const { routes } = formPages({ origin: 'http://localhost', look: () => TEST_LOOK });
  await app.register(
    routes((pages) => {
      pages.get('/form', async () => {
        throw new Refusal(429, 'TOO_MANY_CALLS', 'Previše zahtjeva. Pokušajte za minutu.');
      });
    }),
  );
  const answer = await app.inject('/form');
  expect(answer.statusCode).toBe(429);
  expect(answer.body).toContain('Previše zahtjeva. Pokušajte za minutu.');
  expect(answer.body).not.toContain('javite administratoru');
});
