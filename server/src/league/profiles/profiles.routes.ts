import { PlayerDetails, PlayersList } from '@club/shared/contracts/league/players';
import { hasRole } from '@club/shared/contracts/roles';
import { IdPath } from '@club/shared/contracts/scalars';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeagueReader, LeagueSource } from '../response-cache/league-reader';
import { sendCached } from '../response-cache/response-cache';
import { playerDetails } from './player-details.service';
import { listPlayers } from './player-list.service';

const config = { access: 'public' } as const;

export function playerRoutes(league: LeagueReader): FastifyPluginAsyncZod {
  const list = (request: FastifyRequest, reply: FastifyReply) =>
    sendCached(request, reply, league.ofAll('players', listPlayers));
  return async (app) => {
    for (const path of ['/players-list', '/summer-league/players'])
      app.get(path, { config, schema: { summary: 'All players of the league', response: { 200: PlayersList } } }, list);

    app.get(
      '/details/:id',
      { config, schema: { summary: 'The profile of a player', params: IdPath, response: { 200: PlayerDetails } } },
      (request, reply) => {
        const { id } = request.params;
        // An administrator's answer contains more than anybody else may see, and is cached nowhere.
        if (hasRole(request.caller?.roles ?? [], 'ADMIN')) {
          reply.header('cache-control', 'private, no-store');
          return league.uncachedToday((source, today) => playerDetails(source, id, today, true));
        }
        const build = (source: LeagueSource, today: string) => playerDetails(source, id, today, false);
        return sendCached(request, reply, league.ofToday(`details ${id}`, build));
      },
    );
  };
}
