import { SeasonChange } from '@club/shared/contracts/league/pyramid-control';
import {
  CloseRound,
  EndRounds,
  MoveRound,
  OpenFirstRound,
  RoundPath,
  RoundPreview,
  SeasonControl,
  UndoPublication,
} from '@club/shared/contracts/league/rounds';
import { SeasonPath } from '@club/shared/contracts/league/seeders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import type { LeagueParts } from '../season-changes/change-season';
import { lowerRounds } from './planned-rounds.service';
import { createPublishing } from './publish-rounds.service';
import { moveRoundDates } from './round-dates.service';
import { seasonControl } from './season-control.service';

const config = { access: 'ADMIN' } as const;
const changed = { response: { 200: SeasonChange } };
const params = SeasonPath;
const PATH = '/admin/league/seasons/:year';

/** Publishing a season's rounds, their days and their number. */
export function roundRoutes(parts: LeagueParts): FastifyPluginAsyncZod {
  const publishing = createPublishing(parts);
  return async (app) => {
    app.get(
      PATH,
      {
        config,
        schema: { summary: 'All data of the administration of a season', params, response: { 200: SeasonControl } },
      },
      ({ params }) => seasonControl(parts, params.year),
    );

    app.post(
      `${PATH}/rounds`,
      { config, schema: { summary: 'Publishes the first round', params, body: OpenFirstRound, ...changed } },
      ({ params, body, caller }) =>
        changeResponse(
          '1. kolo je objavljeno.',
          publishing.openFirst(params.year, body, { actorId: caller.memberId, version: body.version }),
        ),
    );
    app.post(
      `${PATH}/rounds/preview`,
      {
        config,
        schema: {
          summary: 'The next pyramid as it would be',
          params,
          body: CloseRound,
          response: { 200: RoundPreview },
        },
      },
      ({ params, body }) => publishing.preview(params.year, body),
    );
    app.post(
      `${PATH}/rounds/publish`,
      {
        config,
        schema: { summary: 'Closes the round and publishes the next one', params, body: CloseRound, ...changed },
      },
      ({ params, body, caller }) =>
        changeResponse(
          body.next ? 'Kolo je objavljeno.' : 'Kolo je zatvoreno.',
          publishing.publish(params.year, body, caller.memberId),
        ),
    );
    app.post(
      `${PATH}/undo`,
      { config, schema: { summary: 'Takes back the last publication', params, body: UndoPublication, ...changed } },
      ({ params, body, caller }) =>
        changeResponse(
          'Objava je poništena.',
          publishing.undo(params.year, { actorId: caller.memberId, version: body.version }),
        ),
    );

    app.put(
      `${PATH}/rounds/:number/dates`,
      { config, schema: { summary: 'Changes the days of a round', params: RoundPath, body: MoveRound, ...changed } },
      ({ params, body, caller }) =>
        changeResponse(
          'Datumi kola su spremljeni.',
          moveRoundDates(parts, params, body, { actorId: caller.memberId, version: body.version }),
        ),
    );
    app.put(
      `${PATH}/planned-rounds`,
      { config, schema: { summary: 'Changes the number of rounds', params, body: EndRounds, ...changed } },
      ({ params, body, caller }) =>
        changeResponse(
          'Broj kola je spremljen.',
          lowerRounds(parts, params.year, body, { actorId: caller.memberId, version: body.version }),
        ),
    );
  };
}
