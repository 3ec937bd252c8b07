import { ReservationList, ReservationListQuery } from '@club/shared/contracts/reservation-lists';
import { IdPath, Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CsvDownload, messageAnswer, sendCsv } from '../platform/http';
import type { DeleteReservation } from './delete-reservation.service';
import { CSV_HEADERS, type ListedKind, type ReservationLists } from './reservation-lists.service';

const LISTS: readonly [path: string, kinds: readonly ListedKind[], file: string, what: string][] = [
  ['/admin-friendly-matches', ['FRIENDLY'], 'prijateljski-susreti.csv', 'Friendly reservations'],
  ['/admin-league-matches', ['LEAGUE'], 'liga-susreti.csv', 'League reservations'],
  ['/admin-delete-reservation', ['FRIENDLY', 'LEAGUE'], 'rezervacije.csv', 'Reservations of both kinds'],
];

interface Parts {
  readonly lists: ReservationLists;
  readonly deleteReservation: DeleteReservation;
}

export function reservationListRoutes({ lists, deleteReservation }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    for (const [path, kinds, file, what] of LISTS) {
      app.get(
        path,
        {
          config: { access: 'ADMIN' },
          schema: {
            summary: `${what}, a page of the list`,
            querystring: ReservationListQuery,
            response: { 200: ReservationList },
          },
        },
        ({ query }) => lists.page(kinds, query),
      );

      app.get(
        `${path}.csv`,
        {
          config: { access: 'ADMIN' },
          schema: {
            summary: `${what} as CSV`,
            querystring: ReservationListQuery,
            response: { 200: CsvDownload },
          },
        },
        ({ query }, reply) => sendCsv(reply, { name: file, headers: CSV_HEADERS, pieces: lists.csv(kinds, query) }),
      );
    }

    app.delete(
      '/admin-delete-reservation/:id',
      {
        config: { access: 'ADMIN' },
        schema: { summary: 'Voids a reservation of any member', params: IdPath, response: { 200: Message } },
      },
      ({ params, caller }) => messageAnswer(deleteReservation(params.id, caller.memberId)),
    );
  };
}
