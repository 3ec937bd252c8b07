import { LowerRounds, MoveRound, RoundPath } from '@club/shared/contracts/league/rounds';
import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import { changedBy } from '../season-changes/changed-by';
import type { LowerPlannedRounds } from './planned-rounds.service';
import type { MoveRoundDates } from './round-dates.service';

interface Parts {
  readonly moveDates: MoveRoundDates;
  readonly lowerRounds: LowerPlannedRounds;
}

const config = { access: 'ADMIN' } as const;
const changed = { response: { 200: SeasonChanged } };
const PATH = '/admin/league/seasons/:year';

/** The days of a season's rounds, and their number. */
export function roundRoutes({ moveDates, lowerRounds }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      `${PATH}/rounds/:number/dates`,
      { config, schema: { summary: 'Changes the days of a round', params: RoundPath, body: MoveRound, ...changed } },
      ({ params: { year, number }, body, caller }) =>
        changeResponse('Datumi kola su spremljeni.', moveDates(year, { number, ...body }, changedBy(caller, body))),
    );
    app.put(
      `${PATH}/planned-rounds`,
      { config, schema: { summary: 'Lowers the number of rounds', params: SeasonPath, body: LowerRounds, ...changed } },
      ({ params, body, caller }) =>
        changeResponse('Broj kola je spremljen.', lowerRounds(params.year, body, changedBy(caller, body))),
    );
  };
}
