import * as z from 'zod/mini';
import { serializerCompiler, strictSerializerCompiler } from './serializer';

const route = { method: 'GET', url: '/x' };
const write = (schema: z.ZodMiniType, answer: unknown) => JSON.parse(serializerCompiler({ ...route, schema })(answer));

const Person = z.object({ ime: z.string(), rod: z.optional(z.string()) });
const Outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PLAYED'), sets: z.array(z.tuple([z.number(), z.number()])) }),
  z.object({ kind: z.literal('WALKOVER'), by: z.nullable(Person) }),
]);

test.each<[string, z.ZodMiniType, unknown]>([
  [
    'null where null is allowed',
    z.object({ user: z.nullable(Person), note: z.nullable(z.string()) }),
    { user: null, note: null },
  ],
  [
    'an optional member that is there, and one that is not',
    z.array(Person),
    [{ ime: 'Ana', rod: 'ž' }, { ime: 'Ivo' }],
  ],
  ['a nullable enumeration', z.object({ status: z.nullable(z.enum(['A', 'B'])) }), { status: 'B' }],
  ['a nullable number', z.array(z.nullable(z.number())), [1.25, null]],
  [
    'each branch of a union',
    z.array(Outcome),
    [
      { kind: 'PLAYED', sets: [[6, 4]] },
      { kind: 'WALKOVER', by: { ime: 'Ana' } },
    ],
  ],
  ['a union of plain values', z.array(z.union([z.string(), z.number(), z.null()])), ['a', 1, null]],
  ['a record', z.record(z.string(), z.array(z.int())), { '2025': [1, 2] }],
  ['members that a loose object adds', z.looseObject({ a: z.int() }), { a: 1, b: { c: [true] } }],
  [
    'dates and hours as the text that they are',
    z.object({ d: z.iso.date(), t: z.iso.time() }),
    { d: '2026-07-10', t: '07:30:00' },
  ],
  ['Croatian letters and quotes', z.string(), '„čćž” "\\'],
])('%s', (_, schema, answer) => {
  expect(write(schema, answer)).toEqual(answer);
});

test('fields that the contract does not name are not sent', () => {
  const answer = { ime: 'Ana', password_hash: 'x', oib: '1' };
  expect(write(Person, answer)).toEqual({ ime: 'Ana' });
  expect(write(z.object({ user: z.nullable(Person) }), { user: answer })).toEqual({ user: { ime: 'Ana' } });
});

test('a missing field that the contract requires fails the call', () => {
  expect(() => write(Person, {})).toThrow('ime');
});

test('in tests a value of another type fails the call too', () => {
  const strict = strictSerializerCompiler({ ...route, schema: Person });
  expect(strict({ ime: 'Ana' })).toBe('{"ime":"Ana"}');
  expect(() => strict({ ime: 7 })).toThrow('GET /x breaks its contract');
});
