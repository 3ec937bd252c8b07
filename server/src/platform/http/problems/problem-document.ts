import { STATUS_CODES } from 'node:http';
import type { Problem } from '@club/shared/contracts/problem';
import type { FastifyReply } from 'fastify';

/** The content of a problem document, for every source of errors: a service, the framework or access control. */
export interface ProblemDetails {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** Answers with `application/problem+json` (RFC 9457); serialized here, so that no route's response schema trims it. */
export function sendProblem(reply: FastifyReply, details: ProblemDetails): FastifyReply {
  const { status, code, message, fields, extra } = details;
  const problem: Problem = {
    ...extra,
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    message,
    ...(fields ? { fields: { ...fields } } : {}),
  };
  return reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
