import type { FastifySchemaCompiler } from 'fastify';
import { type $ZodIssue, type $ZodRawIssue, type $ZodType, safeParse } from 'zod/v4/core';
import { invalidFields } from './refusal';
import { unstorableTexts } from './storable-text';

const REQUIRED = 'Ovo polje je obavezno.';

/** Croatian messages for issues for which a contract has no own message. */
function croatian(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? REQUIRED : `Mora biti ${expected(issue.expected)}.`;
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? REQUIRED : `Najmanja duljina: ${issue.minimum}.`;
      return issue.origin === 'array'
        ? `Najmanji broj stavki: ${issue.minimum}.`
        : `Najmanja vrijednost: ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'string') return `Najveća duljina: ${issue.maximum}.`;
      return issue.origin === 'array'
        ? `Najveći broj stavki: ${issue.maximum}.`
        : `Najveća vrijednost: ${issue.maximum}.`;
    case 'invalid_value':
      return `Dopuštene vrijednosti: ${issue.values.join(', ')}.`;
    default:
      return 'Vrijednost nije ispravna.';
  }
}

function expected(type: string): string {
  const names: Record<string, string> = {
    string: 'tekst',
    number: 'broj',
    int: 'cijeli broj',
    boolean: 'da ili ne',
    array: 'popis',
  };
  return names[type] ?? 'ispravan podatak';
}

/** The first issue of each field, by its path: `scores.0.home`; issues of the whole body are left out. */
function byField(issues: readonly $ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.join('.');
    if (name && !(name in fields)) fields[name] = issue.message;
  }
  return fields;
}

/** Validates body, query and path by the route's contract; fails with 400 `VALIDATION` and a message for each field. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> = ({ schema }) => {
  return (data) => {
    const parsed = safeParse(schema, data, { error: croatian });
    const fields = parsed.success ? unstorableTexts(parsed.data) : byField(parsed.error.issues);
    if (parsed.success && Object.keys(fields).length === 0) return { value: parsed.data };
    return { error: invalidFields(fields) };
  };
};
