import { IDEMPOTENCY_HEADER, IdempotencyHeaders } from '@club/shared/contracts/idempotency';
import {
  CorrectLeaguePlayer,
  LeaguePlayerChange,
  LeaguePlayerInput,
  LeaguePlayerPath,
  LeaguePlayerRecords,
  LinkMember,
} from '@club/shared/contracts/league/players-control';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { LeaguePlayers } from './players-control.service';

const config = { access: 'ADMIN' } as const;
const params = LeaguePlayerPath;
const changed = { response: { 200: LeaguePlayerChange } };
const SAVED = 'Podaci igrača su spremljeni.';

export function leaguePlayerRoutes(players: LeaguePlayers): FastifyPluginAsyncZod {
  return async (app) => {
    const path = '/admin/league/players';
    app.get(
      path,
      { config, schema: { summary: 'All players of the league, ever', response: { 200: LeaguePlayerRecords } } },
      () => players.list(),
    );
    app.post(
      path,
      {
        config,
        schema: {
          summary: 'Adds a player without a registration',
          headers: IdempotencyHeaders,
          body: LeaguePlayerInput,
          response: { 201: LeaguePlayerChange },
        },
      },
      async ({ body, caller, headers }, reply) => {
        const request = { actorId: caller.memberId, key: headers[IDEMPOTENCY_HEADER] };
        return reply.code(201).send({ message: 'Igrač je dodan.', player: await players.create(body, request) });
      },
    );
    app.put(
      `${path}/:id`,
      { config, schema: { summary: 'Changes a player’s data', params, body: CorrectLeaguePlayer, ...changed } },
      async ({ params, body, caller }) => ({
        message: SAVED,
        player: await players.update(params.id, body, caller.memberId),
      }),
    );
    app.put(
      `${path}/:id/member`,
      {
        config,
        schema: { summary: 'Links a player with a user, or ends the link', params, body: LinkMember, ...changed },
      },
      ({ params, body, caller }) => players.link(params.id, body, caller.memberId),
    );
  };
}
