import { MyReservations, MyReservationsQuery } from '@club/shared/contracts/bookings/reservations';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadMyReservations } from './my-reservations.service';

/** GET /my-reservations */
export function myReservationRoutes(read: ReadMyReservations): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/my-reservations',
      {
        config: { access: 'USER' },
        schema: {
          summary: 'The caller’s reservations',
          querystring: MyReservationsQuery,
          response: { 200: MyReservations },
        },
      },
      ({ caller, query }) => read(caller.memberId, query),
    );
  };
}
