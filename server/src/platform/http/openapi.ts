import { Problem } from '@club/shared/contracts/problem';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { toJSONSchema } from 'zod/v4/core';
import packageJson from '../../../package.json' with { type: 'json' };

const REFUSED = {
  description: 'Odbijeno',
  content: { 'application/problem+json': { schema: toJSONSchema(Problem) } },
};

type Answers = Readonly<Record<string, { readonly headers?: object }>>;

/** The answers with the headers that their routes declare: `jsonSchemaTransform` leaves those out. */
const withHeaders = (answers: unknown, declared: unknown): Answers =>
  Object.fromEntries(
    Object.entries((answers ?? {}) as Answers).map(([status, answer]) => {
      const headers = (declared as Answers)[status]?.headers;
      return [status, headers ? { ...answer, headers } : answer];
    }),
  );

/** GET /openapi.json: the calls of the API with their contracts, the required role of each, and the error format. */
export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Teniski klub', version: packageJson.version },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  },
  transform: (call) => {
    const access = call.route.config?.access;
    // Sign-in pages, the shell and the files of the remotes are not API calls.
    if (!access || call.schema?.hide) return { url: call.url, schema: { hide: true } };
    const { url, schema } = jsonSchemaTransform({ ...call, schema: call.schema ?? {} });
    const response = { ...withHeaders(schema.response, call.schema?.response), default: REFUSED };
    return {
      url,
      schema: {
        ...schema,
        response,
        security: access === 'public' ? [] : [access].flat().map((role) => ({ bearer: [role] })),
      },
    };
  },
};
