import Fastify from 'fastify';
import * as z from 'zod/mini';
import { declaredResponses } from './declared-responses';
import { serializerCompiler } from './serializer';
import { validatorCompiler } from './validation';

const app = Fastify();
app.setSerializerCompiler(serializerCompiler);
app.setValidatorCompiler(validatorCompiler);
app.addHook('onSend', declaredResponses);
const response = { 200: z.object({}) };
const csv = { 200: { content: { 'text/csv': { schema: z.unknown() } } } };
app.get('/declared', { schema: { response } }, async () => ({}));
app.get('/file', { schema: { response: csv } }, (_request, reply) => reply.type('text/csv; charset=utf-8').send('a'));
app.get('/silent', async () => ({}));
app.get('/another-status', { schema: { response } }, (_request, reply) => reply.code(201 as 200).send({}));
app.get('/another-type', { schema: { response: csv } }, (_request, reply) => reply.type('text/plain').send('a'));
app.post('/bodiless', { schema: { response } }, async () => ({}));
afterAll(() => app.close());

test.each([
  ['GET', '/declared', 200],
  ['GET', '/file', 200],
  ['GET', '/silent', 500],
  ['GET', '/another-status', 500],
  ['GET', '/another-type', 500],
  ['POST', '/bodiless', 500],
] as const)('%s %s is answered with %i', async (method, url, status) => {
  const payload = method === 'POST' ? { payload: {} } : {};
  expect((await app.inject({ method, url, ...payload })).statusCode).toBe(status);
});
