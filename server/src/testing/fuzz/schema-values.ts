import fc from 'fast-check';
import { endlessText, hostileText, hostileValue } from './hostile-values';

/** The used part of our OpenAPI document's schemas. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly multipleOf?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Ids and counts of a small club, so that requests often refer to existing data. */
const SMALL = { min: 0, max: 30 };

/** Values that the schema allows, with a hostile one in one of twelve cases. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 11, arbitrary: allowed(schema) }, { weight: 1, arbitrary: hostileValue });
}

function allowed(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(allowed));
  if (schema.allOf) return allowed(Object.assign({}, schema, ...schema.allOf, { allOf: undefined }));
  const types = [schema.type ?? 'object'].flat();
  return types.length > 1 ? fc.oneof(...types.map((type) => ofType(type, schema))) : ofType(types[0], schema);
}

function ofType(type: string | undefined, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numbers(type, schema);
    case 'string':
      return texts(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 4,
      });
    default:
      return objects(schema);
  }
}

function numbers(type: 'integer' | 'number', { minimum = -1e6, maximum = 1e6, multipleOf }: JsonSchema) {
  const [min, max] = [Math.ceil(Math.max(minimum, -1e9)), Math.floor(Math.min(maximum, 1e9))];
  const small = fc.integer({ min: Math.max(min, SMALL.min), max: Math.max(min, Math.min(max, SMALL.max)) });
  const whole = fc.oneof({ weight: 4, arbitrary: small }, { weight: 1, arbitrary: fc.integer({ min, max }) });
  return type === 'integer' || multipleOf === undefined
    ? whole
    : whole.map((value) => Number((value * multipleOf).toFixed(6)));
}

function texts(schema: JsonSchema): fc.Arbitrary<string> {
  // Rarely, as such a call takes far longer than others.
  return fc.oneof({ weight: 199, arbitrary: usualTexts(schema) }, { weight: 1, arbitrary: endlessText });
}

function usualTexts({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return dates;
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  // Patterns with lookahead cannot be reversed to texts.
  if (pattern && !pattern.includes('(?')) return matching(pattern);
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) };
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', ...length }) },
    { weight: 1, arbitrary: hostileText },
  );
}

/** Each pattern's texts: many schemas share a pattern, and inverting one takes longer than drawing a hundred texts. */
const matched = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const texts = matched.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  matched.set(pattern, texts);
  return texts;
}

/** Mostly around today: other dates have no data. */
const dates = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: -3, max: 6 }) },
    { weight: 1, arbitrary: fc.integer({ min: -9_000, max: 27_000 }) },
  )
  .map((days) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10));

function objects({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(([name, schema]) => {
    // Required members are left out sometimes as well.
    const freq = required.includes(name) ? 30 : 2;
    return [name, fc.option(valuesOf(schema), { freq, nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(members));
}
