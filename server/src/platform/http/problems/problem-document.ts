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

export const PROBLEM_HEADERS = {
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

export const titleOf = (status: number): string => STATUS_CODES[status] ?? 'Error';

/** The problem document (RFC 9457). */
export function problemText({ status, code, message, fields, extra }: ProblemDetails): string {
  const problem: Problem = {
    ...extra,
    type: 'about:blank',
    title: titleOf(status),
    status,
    code,
    message,
    ...(fields ? { fields: { ...fields } } : {}),
  };
  return JSON.stringify(problem);
}

/** Answers with a problem document; serialized here, so that no route's response schema trims it. */
export const sendProblem = (reply: FastifyReply, details: ProblemDetails): FastifyReply =>
  reply.code(details.status).headers(PROBLEM_HEADERS).send(problemText(details));
