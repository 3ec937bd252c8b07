import {
  BookFriendly,
  BookLeague,
  CancelReservation,
  EndMaintenance,
  StartMaintenance,
} from '@club/shared/contracts/bookings/booking-requests';
import { GridChange } from '@club/shared/contracts/bookings/grid';
import { IDEMPOTENCY_HEADER, IdempotencyHeaders } from '@club/shared/contracts/idempotency';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Refusal } from '../platform/http';
import type { BookingResult, Bookings, Cell } from './bookings.service';
import { presentGrid } from './grid';
import type { GridReader } from './grid-reader';

// Loose: hooks that run after the check still need the other headers.
const headers = IdempotencyHeaders;
const created = { response: { 201: GridChange } };
const done = { response: { 200: GridChange } };

/** The changes of the grid. Every answer, a refusal too, brings the grid as it is then: no page has to ask again. */
export function bookingRoutes(bookings: Bookings, grid: GridReader): FastifyPluginAsyncZod {
  async function withGrid(memberId: number, change: Promise<BookingResult>): Promise<GridChange> {
    try {
      const { message, version } = await change;
      const now = await grid.atLeast(version);
      return { message, termins: presentGrid(now, memberId), version: now.version };
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 400) throw error;
      const now = await grid.latest();
      const extra = { termins: presentGrid(now, memberId), version: now.version };
      throw new Refusal(error.status, error.code, error.message, error.fields, extra);
    }
  }

  return async (app) => {
    app.post(
      '/create-frendly-reservation',
      { config: { access: 'USER' }, schema: { headers, body: BookFriendly, ...created } },
      async ({ caller: { memberId }, headers, body }, reply) => {
        const booked = bookings.book(memberId, bookedCell(body), { kind: 'FRIENDLY' }, headers[IDEMPOTENCY_HEADER]);
        return reply.code(201).send(await withGrid(memberId, booked));
      },
    );

    app.post(
      '/create-league-reservation',
      { config: { access: 'USER' }, schema: { headers, body: BookLeague, ...created } },
      async ({ caller: { memberId }, headers, body }, reply) => {
        const purpose = { kind: 'LEAGUE', opponent: body.protivnik } as const;
        const booked = bookings.book(memberId, bookedCell(body), purpose, headers[IDEMPOTENCY_HEADER]);
        return reply.code(201).send(await withGrid(memberId, booked));
      },
    );

    app.delete(
      '/cancel-reservation',
      { config: { access: 'USER' }, schema: { querystring: CancelReservation, ...done } },
      ({ caller: { memberId }, query }) => withGrid(memberId, bookings.cancel(memberId, cancelledCell(query))),
    );

    app.post(
      '/maintenance-reservation',
      { config: { access: 'COURT_MAINTENANCE' }, schema: { headers, body: StartMaintenance, ...created } },
      async ({ caller: { memberId }, headers, body }, reply) => {
        const purpose = { kind: 'MAINTENANCE', reason: body.reason } as const;
        const entered = bookings.book(memberId, bookedCell(body), purpose, headers[IDEMPOTENCY_HEADER]);
        return reply.code(201).send(await withGrid(memberId, entered));
      },
    );

    app.delete(
      '/cancel-maintenance-reservation',
      { config: { access: 'COURT_MAINTENANCE' }, schema: { querystring: EndMaintenance, ...done } },
      ({ caller: { memberId }, query }) => withGrid(memberId, bookings.endMaintenance(memberId, cancelledCell(query))),
    );
  };
}

// The wire names the same cell in two ways.
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
