import { ClubDay } from '@club/shared/contracts/club-day';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { createClubDay } from './club-day.service';

/** GET /club-day */
export function clubDayRoutes(parts: { db: Database; clock: Clock }): FastifyPluginAsyncZod {
  const clubDay = createClubDay(parts);
  return async (app) => {
    app.get(
      '/club-day',
      {
        config: { access: 'public' },
        schema: { summary: 'The club’s date and time, and its seasons', response: { 200: ClubDay } },
      },
      () => clubDay(),
    );
  };
}
