import * as z from '@club/shared/schema';

/**
 * Every refusal of the server, as `application/problem+json` (RFC 9457). `code` is stable and for programs, `message`
 * is Croatian and for people, `fields` contains what is wrong with each field of the body or query.
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
