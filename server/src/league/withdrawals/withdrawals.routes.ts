import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { SeasonChanged, VersionQuery } from '@club/shared/contracts/league/season-changes';
import { WithdrawalPath, WithdrawPlayer } from '@club/shared/contracts/league/withdrawals';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import { changedBy } from '../season-changes/changed-by';
import type { Withdrawals } from './withdrawals.service';

const config = { access: 'ADMIN' } as const;
const changed = { response: { 200: SeasonChanged } };
const params = SeasonPath;
const PATH = '/admin/league/seasons/:year/withdrawals';

/** Who withdraws from a season. */
export function withdrawalRoutes(withdrawals: Withdrawals): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      PATH,
      {
        config,
        schema: { summary: 'Enters that a player withdraws from the season', params, body: WithdrawPlayer, ...changed },
      },
      ({ params, body, caller }) =>
        changeResponse('Odustajanje je spremljeno.', withdrawals.withdraw(params.year, body, changedBy(caller, body))),
    );
    app.delete(
      `${PATH}/:playerId`,
      {
        config,
        schema: { summary: 'Takes back a withdrawal', params: WithdrawalPath, querystring: VersionQuery, ...changed },
      },
      ({ params: { year, playerId }, query, caller }) =>
        changeResponse('Odustajanje je poništeno.', withdrawals.takeBack(year, playerId, changedBy(caller, query))),
    );
  };
}
