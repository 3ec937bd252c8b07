/**
 * The words that contracts and forms are written in: the part of zod/mini that the suite needs, each word documented
 * there. An entry point of its own, because every remote would otherwise bring zod along once more.
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
