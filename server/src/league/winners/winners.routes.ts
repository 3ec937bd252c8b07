import { Winners } from '@club/shared/contracts/league/winners';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendAnswer } from '../answers/answer-cache';
import type { LeagueReader } from '../answers/league-reader';
import { listWinners } from './winners.service';

export function winnerRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/summer-league/winners',
      { config: { access: 'public' }, schema: { response: { 200: Winners } } },
      (request, reply) => sendAnswer(request, reply, league.ofAll('winners', listWinners)),
    );
  };
}
