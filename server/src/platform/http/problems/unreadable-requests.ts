import type { Socket } from 'node:net';
import { HEADERS_OF_NO_PAGE } from '../security-headers';
import { BY_STATUS, REFUSED } from './error-handler';
import { PROBLEM_HEADERS, problemText, titleOf } from './problem-document';

/** What Node reports of a request, by its code; everything else is malformed. */
const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers bytes that never became a request: there is no reply yet, only the connection, which ends with it. */
export function handleClientError({ code: reported }: { readonly code: string }, socket: Socket): void {
  if (reported === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS_OF[reported] ?? 400;
  const [code, message] = BY_STATUS[status] ?? REFUSED;
  const body = problemText({ status, code, message });
  const size = { 'content-length': Buffer.byteLength(body), connection: 'close' };
  const headers = Object.entries({ ...HEADERS_OF_NO_PAGE, ...PROBLEM_HEADERS, ...size });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${titleOf(status)}\r\n${lines}\r\n${body}`, () => socket.destroy());
}
