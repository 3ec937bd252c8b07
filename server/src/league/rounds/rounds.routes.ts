import { EndRounds, MoveRound, RoundPath, SeasonControl } from '@club/shared/contracts/league/rounds';
import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import type { LeagueParts } from '../season-changes/change-season';
import { changedBy } from '../season-changes/changed-by';
import { lowerRounds } from './planned-rounds.service';
import { moveRoundDates } from './round-dates.service';
import { seasonControl } from './season-control.service';

const config = { access: 'ADMIN' } as const;
const changed = { response: { 200: SeasonChanged } };
const params = SeasonPath;
const PATH = '/admin/league/seasons/:year';

/** What the administration sees of a season; the days of its rounds and their number. */
export function roundRoutes(parts: LeagueParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      PATH,
      {
        config,
        schema: { summary: 'All data of the administration of a season', params, response: { 200: SeasonControl } },
      },
      ({ params }) => seasonControl(parts, params.year),
    );

    app.put(
      `${PATH}/rounds/:number/dates`,
      { config, schema: { summary: 'Changes the days of a round', params: RoundPath, body: MoveRound, ...changed } },
      ({ params: { year, number }, body, caller }) =>
        changeResponse(
          'Datumi kola su spremljeni.',
          moveRoundDates(parts, year, { number, ...body }, changedBy(caller, body)),
        ),
    );
    app.put(
      `${PATH}/planned-rounds`,
      { config, schema: { summary: 'Changes the number of rounds', params, body: EndRounds, ...changed } },
      ({ params, body, caller }) =>
        changeResponse('Broj kola je spremljen.', lowerRounds(parts, params.year, body, changedBy(caller, body))),
    );
  };
}
