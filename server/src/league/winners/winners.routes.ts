import { Winners } from '@club/shared/contracts/league/winners';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeagueReader } from '../response-cache/league-reader';
import { sendCached } from '../response-cache/response-cache';
import { listWinners } from './winners.service';

export function winnerRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/summer-league/winners',
      { config: { access: 'public' }, schema: { summary: 'The winners of all seasons', response: { 200: Winners } } },
      (request, reply) => sendCached(request, reply, league.ofAll('winners', listWinners)),
    );
  };
}
