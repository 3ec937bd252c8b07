import { STATUS_CODES } from 'node:http';
import { Problem } from '@club/shared/contracts/problem';
import type { Role } from '@club/shared/contracts/roles';
import { capitalized } from '@club/shared/domain';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { toJSONSchema } from 'zod/v4/core';
import packageJson from '../../../package.json' with { type: 'json' };
import { CSRF_COOKIE, CSRF_HEADER, requiresCsrf } from './csrf/csrf';

const REFUSED = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: toJSONSchema(Problem) } },
};

type Answers = Readonly<Record<string, { readonly headers?: object }>>;

/**
 * The answers with their status in words, and with the headers that their routes declare: `jsonSchemaTransform` leaves
 * those out.
 */
const describeAnswers = (answers: unknown, declared: unknown): Answers =>
  Object.fromEntries(
    Object.entries((answers ?? {}) as Answers).map(([status, answer]) => {
      const headers = (declared as Answers)[status]?.headers;
      return [status, { ...answer, ...(headers ? { headers } : {}), 'x-response-description': STATUS_CODES[status] }];
    }),
  );

/** `GET /api/players-list/:id` is `getPlayersListById`: a name for the functions of generated clients. */
const operationIdOf = (method: string, url: string): string =>
  [
    method.toLowerCase(),
    ...url
      .replace('/api/', '')
      .replaceAll(':', 'by/')
      .split(/[^A-Za-z0-9]+/),
  ]
    .filter(Boolean)
    .map((word, at) => (at === 0 ? word : capitalized(word)))
    .join('');

/** Calls are grouped by who may make them. */
const TAGS: Readonly<Record<Role | 'public', string>> = {
  public: 'Without signing in',
  USER: 'Members',
  ADMIN: 'Administrators',
  COURT_MAINTENANCE: 'Who maintains the courts',
  MAINTENANCE: 'Who keeps the books',
};

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  csrfCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: CSRF_COOKIE,
    description: 'Set by the answer to GET /api/club-day, and to most other GET calls, when it is missing.',
  },
  csrfHeader: {
    type: 'apiKey',
    in: 'header',
    name: CSRF_HEADER,
    description: `The value of the cookie ${CSRF_COOKIE}.`,
  },
} as const;

/** Each element is enough, with all of its members. @param roles empty: anybody */
function securityOf(roles: readonly string[], methods: readonly string[]): Record<string, string[]>[] {
  const confirmation = methods.some(requiresCsrf) ? { csrfCookie: [], csrfHeader: [] } : undefined;
  if (roles.length === 0) return confirmation ? [confirmation] : [];
  return roles.map((role) => ({ bearer: [role], ...confirmation }));
}

interface Call {
  readonly requestBody?: {
    required?: boolean;
    readonly content?: Readonly<Record<string, { readonly schema?: { readonly anyOf?: readonly object[] } }>>;
  };
}

/** The plugin declares every body as required, but a contract that accepts null also accepts a call without a body. */
function markOptionalBodies(paths: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>): void {
  for (const { requestBody } of Object.values(paths).flatMap((calls) => Object.values(calls ?? {}) as Call[])) {
    const schema = requestBody?.content?.['application/json']?.schema;
    const isOptional = schema?.anyOf?.some((choice) => 'type' in choice && choice.type === 'null') ?? false;
    if (requestBody && isOptional) requestBody.required = false;
  }
}

/** GET /openapi.json: the calls of the API with their contracts, the required role of each, and the error format. */
export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Teniski klub',
      version: packageJson.version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: { securitySchemes: SECURITY_SCHEMES },
  },
  transformObject: (document) => {
    if (!('openapiObject' in document)) return document.swaggerObject;
    markOptionalBodies(document.openapiObject.paths ?? {});
    return document.openapiObject;
  },
  transform: (call) => {
    const access = call.route.config?.access;
    // Sign-in pages, the shell and the files of the remotes are not API calls.
    if (!access || call.schema?.hide) return { url: call.url, schema: { hide: true } };
    const { url, schema } = jsonSchemaTransform({ ...call, schema: call.schema ?? {} });
    const response = { ...describeAnswers(schema.response, call.schema?.response), default: REFUSED };
    const roles = [access].flat();
    const methods = [call.route.method].flat();
    return {
      url,
      schema: {
        ...schema,
        response,
        operationId: operationIdOf(methods.join(), call.url),
        tags: roles,
        security: securityOf(access === 'public' ? [] : roles, methods),
      },
    };
  },
};
