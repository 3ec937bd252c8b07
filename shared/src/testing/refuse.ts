import { HttpResponse } from 'msw';

interface Refused {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Additional members of the problem document. */
  readonly extra?: object;
}

/** A refusal of the server, as the response to a fake call. */
export function refuse(status: number, message: string, { code = 'REFUSED', fields, extra }: Refused = {}) {
  const problem = { type: 'about:blank', title: 'Refused', status, code, message, fields, ...extra };
  return HttpResponse.json(problem, { status, headers: { 'content-type': 'application/problem+json' } });
}
