import fc from 'fast-check';
import { hostileText, rawPiece } from './hostile-values';
import { type FuzzRequest, percentEncode, type Sender } from './request';
import { type JsonSchema, valuesOf } from './schema-values';

interface Operation {
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  readonly requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  readonly security?: readonly Record<string, readonly string[]>[];
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Requests to every call of the OpenAPI document: a new call is fuzzed automatically. */
export function apiRequests({ paths }: OpenApiDocument): fc.Arbitrary<FuzzRequest> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => requestsTo(method.toUpperCase(), path, operation)),
  );
  return fc.oneof(...calls);
}

/** Node refuses longer headers, an address among them. */
const MAX_PIECE_LENGTH = 5_000;

const text = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, MAX_PIECE_LENGTH);

function requestsTo(method: string, path: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const parameters = operation.parameters ?? [];
  const piece = (schema: JsonSchema = {}) =>
    fc.oneof(
      { weight: 14, arbitrary: valuesOf(schema).map((value) => percentEncode(text(value))) },
      { weight: 1, arbitrary: rawPiece },
    );
  const placed = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, required, schema }) => [
            name,
            fc.option(piece(schema), { freq: required ? 30 : 2, nil: undefined }),
          ]),
      ),
    );
  return fc
    .record({
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PATCH') },
      ),
      segments: placed('path'),
      query: placed('query'),
      headers: placed('header'),
      payload: bodies(operation),
      sender: senders(operation),
    })
    .map(({ segments, query, headers, payload, ...request }) => ({
      ...request,
      url: path.replace(/\{(\w+)\}/g, (_whole, name: string) => segments[name] ?? '') + queryText(query),
      headers: { ...payload.headers, ...defined(headers) },
      payload: payload.text,
    }));
}

const defined = (record: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== undefined));

function queryText(query: Record<string, string | undefined>): string {
  const pairs = Object.entries(defined(query)).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Mostly callers with access: requests of all others are refused before the call's own code runs. */
function senders({ security = [] }: Operation): fc.Arbitrary<Sender> {
  const roles = security.flatMap(({ bearer = [] }) => bearer);
  const rightful: Sender = roles.length === 0 ? 'visitor' : roles.includes('USER') ? 'member' : 'administrator';
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(rightful) },
    { weight: 1, arbitrary: fc.constantFrom<Sender>('visitor', 'member', 'administrator') },
  );
}

interface Payload {
  readonly headers: Record<string, string>;
  readonly text: string | undefined;
}

const JSON_HEADERS = { 'content-type': 'application/json' };

function bodies({ requestBody }: Operation): fc.Arbitrary<Payload> {
  const schema = requestBody?.content?.['application/json']?.schema;
  if (!schema) return fc.constant({ headers: {}, text: undefined });
  return fc.oneof(
    {
      weight: 25,
      arbitrary: valuesOf(schema).map((value) => ({ headers: JSON_HEADERS, text: JSON.stringify(value) })),
    },
    { weight: 1, arbitrary: hostileText.map((broken) => ({ headers: JSON_HEADERS, text: broken })) },
    { weight: 1, arbitrary: fc.constant({ headers: {}, text: undefined }) },
  );
}
