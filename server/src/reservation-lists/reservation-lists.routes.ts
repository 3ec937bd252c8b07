import { ReservationList, ReservationListQuery } from '@club/shared/contracts/reservation-lists';
import { Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { sendCsv } from '../platform/http';
import type { DeleteReservation } from './delete-reservation.service';
import { CSV_HEADERS, type ListedKind, type ReservationLists } from './reservation-lists.service';

const LISTS: readonly [path: string, kinds: readonly ListedKind[], file: string][] = [
  ['/admin-friendly-matches', ['FRIENDLY'], 'prijateljski-susreti.csv'],
  ['/admin-league-matches', ['LEAGUE'], 'liga-susreti.csv'],
  ['/admin-delete-reservation', ['FRIENDLY', 'LEAGUE'], 'rezervacije.csv'],
];

const ReservationId = z.object({ id: z.coerce.number().check(z.int('Rezervacija mora biti cijeli broj.')) });

export function reservationListRoutes(
  lists: ReservationLists,
  deleteReservation: DeleteReservation,
): FastifyPluginAsyncZod {
  return async (app) => {
    for (const [path, kinds, file] of LISTS) {
      app.get(
        path,
        {
          config: { access: 'ADMIN' },
          schema: { querystring: ReservationListQuery, response: { 200: ReservationList } },
        },
        ({ query }) => lists.page(kinds, query),
      );

      app.get(
        `${path}.csv`,
        { config: { access: 'ADMIN' }, schema: { querystring: ReservationListQuery } },
        ({ query }, reply) => sendCsv(reply, { name: file, headers: CSV_HEADERS, pieces: lists.csv(kinds, query) }),
      );
    }

    app.delete(
      '/admin-delete-reservation/:id',
      { config: { access: 'ADMIN' }, schema: { params: ReservationId, response: { 200: Message } } },
      async ({ params, caller }) => ({ message: await deleteReservation(params.id, caller.memberId) }),
    );
  };
}
