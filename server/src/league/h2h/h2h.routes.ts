import { H2h, H2hQuery } from '@club/shared/contracts/league/h2h';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeagueReader, LeagueSource } from '../response-cache/league-reader';
import { sendCached } from '../response-cache/response-cache';
import { compare } from './h2h.service';

export function h2hRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/summer-league/h2h',
      {
        config: { access: 'public' },
        schema: {
          summary: 'The matches of two players against each other',
          querystring: H2hQuery,
          response: { 200: H2h },
        },
      },
      (request, reply) => {
        const { player1Id, player2Id } = request.query;
        const build = (source: LeagueSource) => compare(source, player1Id, player2Id);
        return sendCached(request, reply, league.ofAll(`h2h ${player1Id} ${player2Id}`, build));
      },
    );
  };
}
