import { MyReservations, PageQuery } from '@club/shared/contracts/reservations';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../clock/clock';
import type { Database } from '../database/database';
import { myReservations } from './my-reservations.service';

/** GET /my-reservations */
export function myReservationRoutes(parts: { db: Database; clock: Clock }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/my-reservations',
      { config: { access: 'USER' }, schema: { querystring: PageQuery, response: { 200: MyReservations } } },
      ({ caller, query }) => myReservations(parts, caller.memberId, query),
    );
  };
}
