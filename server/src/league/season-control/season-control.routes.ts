import { SeasonControl } from '@club/shared/contracts/league/rounds';
import { SeasonPath } from '@club/shared/contracts/league/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadSeasonControl } from './season-control.service';

/** What the administration sees of a season. */
export function seasonControlRoutes(read: ReadSeasonControl): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/league/seasons/:year',
      {
        config: { access: 'ADMIN' },
        schema: {
          summary: 'All data of the administration of a season',
          params: SeasonPath,
          response: { 200: SeasonControl },
        },
      },
      ({ params }) => read(params.year),
    );
  };
}
