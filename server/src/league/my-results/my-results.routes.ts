import {
  ConfirmResult,
  DisputeResult,
  MyLeague,
  MyLeagueMatch,
  MyLeagueMatches,
  MyOpponents,
  UpdateResult,
} from '@club/shared/contracts/league/my-results';
import { MatchId } from '@club/shared/contracts/league/scalars';
import { hasRole } from '@club/shared/contracts/roles';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ResultEntering } from './enter-result.service';
import type { MyResults } from './my-results.service';

const params = z.object({ id: MatchId });
const config = { access: 'USER' } as const;
const match = { response: { 200: MyLeagueMatch } };

interface Parts {
  readonly results: MyResults;
  readonly entering: ResultEntering;
}

export function myResultRoutes({ results, entering }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/my-results-league',
      { config, schema: { summary: 'The caller’s open and played matches', response: { 200: MyLeagueMatches } } },
      ({ caller }) => results.list(caller.memberId),
    );
    app.get(
      '/my-league',
      { config, schema: { summary: 'The caller’s player and place in the league', response: { 200: MyLeague } } },
      ({ caller }) => results.summary(caller.memberId),
    );
    app.get(
      '/my-opponents',
      {
        config,
        schema: { summary: 'The opponents of the caller’s open matches', response: { 200: MyOpponents } },
      },
      ({ caller }) => results.opponents(caller.memberId),
    );

    app.put(
      '/update-results-league/:id',
      {
        config,
        schema: { summary: 'Enters or changes the result of an own match', params, body: UpdateResult, ...match },
      },
      ({ caller: { memberId, roles }, params, body }) =>
        entering.enter({ memberId, isAdministrator: hasRole(roles, 'ADMIN') }, params.id, body),
    );
    app.post(
      '/league-matches/:id/confirm',
      {
        config,
        schema: { summary: 'Confirms the result that the opponent has entered', params, body: ConfirmResult, ...match },
      },
      ({ caller, params, body }) => entering.confirm(caller.memberId, params.id, body.version),
    );
    app.post(
      '/league-matches/:id/dispute',
      {
        config,
        schema: { summary: 'Disputes the result that the opponent has entered', params, body: DisputeResult, ...match },
      },
      ({ caller, params, body }) => entering.dispute(caller.memberId, params.id, body.version, body.reason),
    );
  };
}
