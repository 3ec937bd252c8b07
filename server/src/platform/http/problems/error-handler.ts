import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasSqlState, type Outage, outageOf } from '../../database';
import { sendProblem } from './problem-document';
import { Refusal } from './refusal';

const NUMBER_OUT_OF_RANGE = '22003';
/** Text that contains a NUL: JSON can represent it, the database cannot store it. */
const CHARACTER_UNKNOWN = '22021';

/** Of a process that stops, so that another one takes its place. */
export const STOPPING = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'Poslužitelj se upravo zaustavlja. Pokušajte ponovno za koji trenutak.',
} as const;

/** Errors of the framework itself, by their status. */
export const BY_STATUS: Record<number, readonly [code: string, message: string]> = {
  400: ['MALFORMED', 'Zahtjev nije ispravno oblikovan.'],
  408: ['REQUEST_TIMEOUT', 'Zahtjev nije stigao do kraja. Pokušajte ponovno.'],
  413: ['TOO_LARGE', 'Poslani podaci su preveliki.'],
  414: ['TOO_LARGE', 'Poslani podaci su preveliki.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Vrsta poslanih podataka nije podržana.'],
  404: ['NOT_FOUND', 'Traženi podatak ne postoji.'],
  431: [
    'HEADERS_TOO_LARGE',
    'Preglednik šalje previše podataka u zaglavlju. Izbrišite kolačiće ove stranice i pokušajte ponovno.',
  ],
  503: [STOPPING.code, STOPPING.message],
};
export const RETRY_AFTER_SECONDS = 5;
const OUTAGES = {
  unreachable: {
    status: 503,
    code: 'DATABASE_UNREACHABLE',
    message: 'Baza podataka trenutačno nije dostupna. Pokušajte ponovno za koji trenutak.',
  },
  slow: {
    status: 503,
    code: 'DATABASE_BUSY',
    message: 'Baza podataka je zauzeta pa radnja nije izvršena. Pokušajte ponovno za koji trenutak.',
  },
  full: {
    status: 507,
    code: 'DISK_FULL',
    message: 'Na poslužitelju nema više mjesta pa se ništa ne može spremiti. Javite administratoru kluba.',
  },
} as const;
/** For an answer that is a page, and no problem. */
export const outageStatus = (outage: Outage) => OUTAGES[outage].status;
export const REFUSED = ['REFUSED', 'Zahtjev nije prihvaćen.'] as const;

/** The only place where an exception becomes an answer. The details of anything but a refusal are only logged. */
export function handleError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return sendProblem(reply, error);
  // A path or query may contain a number that no row can have: an error of the caller.
  const thrown: unknown = error;
  if (hasSqlState(thrown, NUMBER_OUT_OF_RANGE)) {
    return sendProblem(reply, { status: 400, code: 'OUT_OF_RANGE', message: 'Broj je izvan dopuštenog raspona.' });
  }
  const outage = outageOf(thrown);
  if (outage) {
    request.log.error({ err: error }, 'the database is out of service');
    return sendProblem(reply.header('retry-after', RETRY_AFTER_SECONDS), OUTAGES[outage]);
  }
  const status = hasSqlState(thrown, CHARACTER_UNKNOWN) ? 400 : (error.statusCode ?? 500);
  if (status < 500 || status in BY_STATUS) {
    const [code, message] = BY_STATUS[status] ?? REFUSED;
    // Its message may repeat the address or the body, including secrets.
    request.log.info({ code: error.code }, 'refused by the framework');
    return sendProblem(reply, { status, code, message });
  }
  request.log.error({ err: error }, 'unexpected failure');
  return sendProblem(reply, {
    status: 500,
    code: 'INTERNAL',
    message: 'Došlo je do greške na poslužitelju. Pokušajte ponovno.',
    // Identifies the log entry without revealing its content.
    extra: { requestId: request.id },
  });
}
