import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { Seeders } from '@club/shared/contracts/league/seeders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeagueReader } from '../response-cache/league-reader';
import { sendCached } from '../response-cache/response-cache';
import { listSeeders } from './seeders.service';

export function seederRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/summer-league-seeders/:year',
      {
        config: { access: 'public' },
        schema: { summary: 'The seeders of a season, by points', params: SeasonPath, response: { 200: Seeders } },
      },
      (request, reply) => {
        const { year } = request.params;
        return sendCached(
          request,
          reply,
          league.ofSeason('seeders', year, (source) => listSeeders(source, year)),
        );
      },
    );
  };
}
