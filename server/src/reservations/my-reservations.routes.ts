import { MyReservations, MyReservationsQuery } from '@club/shared/contracts/bookings/reservations';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { myReservations } from './my-reservations.service';

/** GET /my-reservations */
export function myReservationRoutes(parts: { db: Database; clock: Clock }): FastifyPluginAsyncZod {
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
      ({ caller, query }) => myReservations(parts, caller.memberId, query),
    );
  };
}
