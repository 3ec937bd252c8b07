import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendAnswer } from '../answers/answer-cache';
import type { LeagueReader } from '../answers/league-reader';
import { seasonOverview } from './season-overview.service';

export function seasonOverviewRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/league-seasons',
      { config: { access: 'public' }, schema: { response: { 200: LeagueSeasons } } },
      (request, reply) => sendAnswer(request, reply, league.ofToday('seasons', seasonOverview)),
    );
  };
}
