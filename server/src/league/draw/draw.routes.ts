import { LeagueDraw } from '@club/shared/contracts/league/draw';
import { SeasonPath } from '@club/shared/contracts/league/seeders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendAnswer } from '../answers/answer-cache';
import type { LeagueReader } from '../answers/league-reader';
import { leagueDraw } from './draw.service';

export function drawRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/league-draw/:year',
      { config: { access: 'public' }, schema: { params: SeasonPath, response: { 200: LeagueDraw } } },
      (request, reply) => {
        const { year } = request.params;
        return sendAnswer(
          request,
          reply,
          league.ofSeason('draw', year, (source) => leagueDraw(source, year)),
        );
      },
    );
  };
}
