import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Refusal } from '../platform/http';

const Entry = z.object({
  count: z.int(),
  name: z.string('Unesite ime.').check(z.minLength(1, 'Unesite ime.')),
  colour: z.enum(['red', 'blue']),
  notes: z.optional(z.array(z.object({ text: z.string().check(z.maxLength(5)) }))),
});
const LooseEntry = z.looseObject({ name: z.string() });
const Answer = z.object({ name: z.string(), remark: z.nullable(z.string()) });

/** Sample calls without a module, one for each kind of failure. */
export const sampleCalls: FastifyPluginAsyncZod = async (app) => {
  const open = { access: 'public' } as const;
  const answers = { response: { 200: Answer } };
  app.post('/entry', { config: open, schema: { body: Entry, ...answers } }, async ({ body }) => ({
    name: body.name,
    remark: null,
  }));
  app.post('/loose-entry', { config: open, schema: { body: LooseEntry, ...answers } }, async ({ body }) => ({
    name: body.name,
    remark: null,
  }));
  app.get(
    '/entry/:id',
    { config: open, schema: { params: z.object({ id: z.coerce.number().check(z.int()) }) } },
    () => {
      throw new Refusal(409, 'WISH_TAKEN', 'Želja je zauzeta.', { id: 'Zauzeto.' }, { by: 'Ana', status: 200 });
    },
  );
  app.get('/broken', { config: open }, () => {
    throw new Error('the password is 1234');
  });
  app.get('/outage/:code', { config: open }, async ({ params }) => {
    throw Object.assign(new Error('the disk is /dev/sda1'), { code: (params as { code: string }).code });
  });
  app.get('/breach', { config: open, schema: answers }, async () => ({ name: 7, remark: null }) as never);
  app.get('/mine', { config: { access: 'USER' }, schema: answers }, async ({ caller }) => ({
    name: `${caller.firstName} ${caller.lastName}`,
    remark: 'r',
  }));
  app.delete('/theirs', { config: { access: 'ADMIN' }, schema: answers }, async () => ({ name: 'gone', remark: null }));
};
