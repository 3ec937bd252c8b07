import { LeagueDraw } from '@club/shared/contracts/league/draw';
import { SeasonPath } from '@club/shared/contracts/league/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeagueReader } from '../response-cache/league-reader';
import { sendCached } from '../response-cache/response-cache';
import { leagueDraw } from './draw.service';

export function drawRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/league-draw/:year',
      {
        config: { access: 'public' },
        schema: { summary: 'The knockout of a season', params: SeasonPath, response: { 200: LeagueDraw } },
      },
      (request, reply) => {
        const { year } = request.params;
        return sendCached(
          request,
          reply,
          league.ofSeason('draw', year, (source) => leagueDraw(source, year)),
        );
      },
    );
  };
}
