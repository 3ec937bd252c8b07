import { SeasonPath, Seeders } from '@club/shared/contracts/league/seeders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendAnswer } from '../answers/answer-cache';
import type { LeagueReader } from '../answers/league-reader';
import { listSeeders } from './seeders.service';

export function seederRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/summer-league-seeders/:year',
      { config: { access: 'public' }, schema: { params: SeasonPath, response: { 200: Seeders } } },
      (request, reply) => {
        const { year } = request.params;
        return sendAnswer(
          request,
          reply,
          league.ofSeason('seeders', year, (source) => listSeeders(source, year)),
        );
      },
    );
  };
}
