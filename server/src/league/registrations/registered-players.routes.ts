import { RegisteredPlayers } from '@club/shared/contracts/league/registration';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendAnswer } from '../answers/answer-cache';
import type { LeagueReader } from '../answers/league-reader';
import { registeredPlayers } from './registered-players.service';

export function registeredPlayersRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/registered-players',
      { config: { access: 'public' }, schema: { response: { 200: RegisteredPlayers } } },
      (request, reply) => sendAnswer(request, reply, league.ofRegistrations('registered players', registeredPlayers)),
    );
  };
}
