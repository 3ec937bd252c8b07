import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeagueReader } from '../response-cache/league-reader';
import { sendCached } from '../response-cache/response-cache';
import { seasonOverview } from './season-overview.service';

export function seasonOverviewRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/league-seasons',
      {
        config: { access: 'public' },
        schema: { summary: 'All seasons of the league', response: { 200: LeagueSeasons } },
      },
      (request, reply) => sendCached(request, reply, league.ofToday('seasons', seasonOverview)),
    );
  };
}
