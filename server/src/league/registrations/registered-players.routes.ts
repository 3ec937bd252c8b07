import { RegisteredPlayers } from '@club/shared/contracts/league/registration';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeagueReader } from '../response-cache/league-reader';
import { sendCached } from '../response-cache/response-cache';
import { registeredPlayers } from './registered-players.service';

export function registeredPlayersRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/registered-players',
      {
        config: { access: 'public' },
        schema: { summary: 'Who has registered for the next season', response: { 200: RegisteredPlayers } },
      },
      (request, reply) => sendCached(request, reply, league.ofRegistrations('registered players', registeredPlayers)),
    );
  };
}
