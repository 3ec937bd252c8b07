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

export function myResultRoutes(results: MyResults, entering: ResultEntering): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/my-results-league', { config, schema: { response: { 200: MyLeagueMatches } } }, ({ caller }) =>
      results.list(caller.memberId),
    );
    app.get('/my-league', { config, schema: { response: { 200: MyLeague } } }, ({ caller }) =>
      results.summary(caller.memberId),
    );
    app.get('/my-opponents', { config, schema: { response: { 200: MyOpponents } } }, ({ caller }) =>
      results.opponents(caller.memberId),
    );

    app.put(
      '/update-results-league/:id',
      { config, schema: { params, body: UpdateResult, ...match } },
      ({ caller: { memberId, roles }, params, body }) =>
        entering.enter({ memberId, isAdministrator: hasRole(roles, 'ADMIN') }, params.id, body),
    );
    app.post(
      '/league-matches/:id/confirm',
      { config, schema: { params, body: ConfirmResult, ...match } },
      ({ caller, params, body }) => entering.confirm(caller.memberId, params.id, body.version),
    );
    app.post(
      '/league-matches/:id/dispute',
      { config, schema: { params, body: DisputeResult, ...match } },
      ({ caller, params, body }) => entering.dispute(caller.memberId, params.id, body.version, body.reason),
    );
  };
}
