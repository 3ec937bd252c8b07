import * as z from '@club/shared/schema';

/**
 * Every refusal of the server, as `application/problem+json` (RFC 9457). `code` is stable and for programs, `message`
 * is Croatian and for people, `fields` contains what is wrong with each field of the body, path or query.
 * Any call: 400 `VALIDATION`, `MALFORMED`, `OUT_OF_RANGE`; 401 `UNAUTHENTICATED`; 403 `FORBIDDEN`, `CSRF`; 404
 * `NOT_FOUND`; 405 `METHOD_NOT_ALLOWED` with the header `allow`; 408 `REQUEST_TIMEOUT`; 413 `TOO_LARGE`, 414 for an
 * address; 415 `UNSUPPORTED_MEDIA_TYPE`; 429 `TOO_MANY_REQUESTS`; 431 `HEADERS_TOO_LARGE`; any other status below 500
 * `REFUSED`; 500 `INTERNAL` with `requestId`; 503 `UNAVAILABLE`, `DATABASE_UNREACHABLE`, `DATABASE_BUSY`,
 * `IDENTITY_UNAVAILABLE` (a token cannot be checked while a Keycloak does not answer); 507 `DISK_FULL`. The contracts
 * name only the codes of their own call.
 */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Problem = z.infer<typeof Problem>;
