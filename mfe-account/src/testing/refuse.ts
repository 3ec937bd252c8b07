import { HttpResponse } from 'msw';

/** The server's refusal, as every call may answer it. */
export function refuse(status: number, message: string, fields: Record<string, string> = {}) {
  const problem = { type: 'about:blank', title: 'Refused', status, code: 'REFUSED', message, fields };
  return HttpResponse.json(problem, { status, headers: { 'content-type': 'application/problem+json' } });
}
