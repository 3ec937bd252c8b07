import {
  BookFriendly,
  BookLeague,
  CancelReservation,
  EndMaintenance,
  StartMaintenance,
} from '@club/shared/contracts/bookings/booking-requests';
import { GridChange } from '@club/shared/contracts/bookings/grid';
import { IDEMPOTENCY_HEADER, IdempotencyHeaders } from '@club/shared/contracts/idempotency';
import { hasRole, type Role } from '@club/shared/contracts/roles';
import { eurosToCents } from '@club/shared/domain';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../platform/http';
import type { Bookings } from './bookings.service';
import type { Cell } from './cell';
import { presentGrid } from './grid';
import type { BookingResult } from './grid-change';
import type { GridReader } from './grid-reader';

// Loose: hooks that run after the validation still need the other headers.
const headers = IdempotencyHeaders;
const created = { response: { 201: GridChange } };
const done = { response: { 200: GridChange } };
// The wire has two forms of the same cell; they differ in the name of its date too.
const BOOKED = { status: 201, dateField: 'formattedDate' } as const;
const ENDED = { status: 200, dateField: 'datumSend' } as const;
type Change = typeof BOOKED | typeof ENDED;

interface Parts {
  readonly bookings: Bookings;
  readonly grid: GridReader;
  /** Whether the club is open for members; before that administrators may try it. */
  readonly isOpen?: () => Promise<boolean>;
}

/** The changes of the grid. Every answer, including a refusal, contains the current grid: no page has to refetch. */
export function bookingRoutes({ bookings, grid, isOpen = async () => true }: Parts): FastifyPluginAsyncZod {
  const refuseUntilOpen = async ({ roles }: { roles: readonly Role[] }) => {
    if (hasRole(roles, 'ADMIN') || (await isOpen())) return;
    throw new Refusal(409, 'CLUB_NOT_OPEN', 'Klub se uskoro otvara. Rezervirati se još ne može.');
  };

  async function withGrid(
    reply: FastifyReply,
    { status, dateField }: Change,
    memberId: number,
    change: Promise<BookingResult>,
  ) {
    try {
      const { message, version } = await change;
      const page = await grid.page(memberId, version);
      // The page is serialized once for all readers: its bytes are copied into the answer.
      const head = `{"message":${JSON.stringify(message)},"version":${page.version},"termins":`;
      const body = Buffer.concat([Buffer.from(head), page.body, Buffer.from('}')]);
      return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message } = error;
      if (code === 'DATE_OUTSIDE_GRID') throw new Refusal(400, code, message, { [dateField]: message });
      if (error.status === 400) throw error;
      const now = await grid.latest();
      const extra = { termins: presentGrid(now, memberId), version: now.version };
      throw new Refusal(error.status, code, message, error.fields, extra);
    }
  }

  return async (app) => {
    app.post(
      '/create-frendly-reservation',
      {
        config: { access: 'USER' },
        schema: { summary: 'Books a friendly match', headers, body: BookFriendly, ...created },
      },
      async ({ caller, headers, body }, reply) => {
        await refuseUntilOpen(caller);
        const { memberId } = caller;
        const seenCents = body.cijena === undefined ? undefined : eurosToCents(body.cijena);
        const purpose = { kind: 'FRIENDLY', seenCents, seenFunding: body.statusPlacanja } as const;
        const booked = bookings.book(memberId, bookedCell(body), purpose, headers[IDEMPOTENCY_HEADER]);
        return withGrid(reply, BOOKED, memberId, booked);
      },
    );

    app.post(
      '/create-league-reservation',
      {
        config: { access: 'USER' },
        schema: { summary: 'Books a league match', headers, body: BookLeague, ...created },
      },
      async ({ caller, headers, body }, reply) => {
        await refuseUntilOpen(caller);
        const { memberId } = caller;
        const purpose = { kind: 'LEAGUE', opponent: body.protivnik } as const;
        const booked = bookings.book(memberId, bookedCell(body), purpose, headers[IDEMPOTENCY_HEADER]);
        return withGrid(reply, BOOKED, memberId, booked);
      },
    );

    app.delete(
      '/cancel-reservation',
      {
        config: { access: 'USER' },
        schema: { summary: 'Cancels the caller’s own reservation', headers, querystring: CancelReservation, ...done },
      },
      ({ caller: { memberId }, headers, query }, reply) =>
        withGrid(reply, ENDED, memberId, bookings.cancel(memberId, cancelledCell(query), headers[IDEMPOTENCY_HEADER])),
    );

    app.post(
      '/maintenance-reservation',
      {
        config: { access: 'COURT_MAINTENANCE' },
        schema: { summary: 'Takes a slot for maintenance', headers, body: StartMaintenance, ...created },
      },
      async ({ caller: { memberId }, headers, body }, reply) => {
        const purpose = { kind: 'MAINTENANCE', reason: body.reason } as const;
        const entered = bookings.book(memberId, bookedCell(body), purpose, headers[IDEMPOTENCY_HEADER]);
        return withGrid(reply, BOOKED, memberId, entered);
      },
    );

    app.delete(
      '/cancel-maintenance-reservation',
      {
        config: { access: 'COURT_MAINTENANCE' },
        schema: { summary: 'Ends the maintenance of a slot', headers, querystring: EndMaintenance, ...done },
      },
      async ({ caller: { memberId }, headers, query }, reply) => {
        const ended = bookings.endMaintenance(memberId, cancelledCell(query), headers[IDEMPOTENCY_HEADER]);
        return withGrid(reply, ENDED, memberId, ended);
      },
    );
  };
}

const bookedCell = (body: { index: number; id: number; formattedDate?: string | undefined }): Cell => ({
  slotId: body.id,
  index: body.index,
  date: body.formattedDate,
});
const cancelledCell = (query: { index: number; terminId: number; datumSend?: string | undefined }): Cell => ({
  slotId: query.terminId,
  index: query.index,
  date: query.datumSend,
});
