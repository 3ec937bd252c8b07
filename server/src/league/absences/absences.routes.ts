import { NoteAbsence, RoundAbsencePath } from '@club/shared/contracts/league/absences';
import { RoundPath } from '@club/shared/contracts/league/rounds';
import { SeasonChanged, VersionQuery } from '@club/shared/contracts/league/season-changes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import { changedBy } from '../season-changes/changed-by';
import type { Absences } from './absences.service';

const config = { access: 'ADMIN' } as const;
const changed = { response: { 200: SeasonChanged } };
const PATH = '/admin/league/seasons/:year/rounds/:number/absences';

/** Who is absent from a round, and who plays instead. */
export function absenceRoutes(absences: Absences): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      PATH,
      {
        config,
        schema: {
          summary: 'Enters an absence, with or without a substitute',
          params: RoundPath,
          body: NoteAbsence,
          ...changed,
        },
      },
      ({ params: { year, number }, body, caller }) =>
        changeResponse(
          body.substituteId === null ? 'Odsutnost je spremljena.' : 'Zamjena je spremljena.',
          absences.note(year, { number, ...body }, changedBy(caller, body)),
        ),
    );
    app.delete(
      `${PATH}/:playerId`,
      {
        config,
        schema: { summary: 'Takes back an absence', params: RoundAbsencePath, querystring: VersionQuery, ...changed },
      },
      ({ params: { year, number, playerId }, query, caller }) =>
        changeResponse(
          ({ change }) => `${change?.cancelled ?? 'Odsutnost'} je poništena.`,
          absences.cancel(year, { number, playerId }, changedBy(caller, query)),
        ),
    );
  };
}
