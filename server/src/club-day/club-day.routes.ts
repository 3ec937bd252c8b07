import { ClubDay } from '@club/shared/contracts/club-day';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadClubDay } from './club-day.service';

/** GET /club-day */
export function clubDayRoutes(read: ReadClubDay): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/club-day',
      {
        config: { access: 'public' },
        schema: { summary: 'The club’s date and time, and its seasons', response: { 200: ClubDay } },
      },
      () => read(),
    );
  };
}
