import { ClubDay } from '@club/shared/contracts/club-day';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { readClubDay } from './club-day.service';

/** GET /club-day */
export function clubDayRoutes(parts: { db: Database; clock: Clock }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/club-day', { config: { access: 'public' }, schema: { response: { 200: ClubDay } } }, () =>
      readClubDay(parts),
    );
  };
}
