/**
 * The schema functions for contracts and forms: the part of zod/mini that the suite needs, documented there. A separate
 * entry point, because every remote would otherwise contain zod once more.
 */

export type { infer, input, output, ZodMiniType } from 'zod/mini';
export {
  _default,
  array,
  boolean,
  catch,
  coerce,
  discriminatedUnion,
  email,
  enum,
  extend,
  int,
  iso,
  literal,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  multipleOf,
  nullable,
  number,
  object,
  optional,
  overwrite,
  partialRecord,
  pipe,
  positive,
  record,
  refine,
  regex,
  string,
  toLowerCase,
  transform,
  trim,
  union,
  unknown,
  uuid,
} from 'zod/mini';
