import { SeasonChange } from '@club/shared/contracts/league/pyramid-control';
import {
  CloseRound,
  CorrectionPreview,
  EndRounds,
  EnterMatch,
  MatchEntered,
  MatchPath,
  MoveRound,
  NoteAbsence,
  OpenFirstRound,
  RoundAbsencePath,
  RoundPath,
  RoundPreview,
  SeasonChanges,
  SeasonChangesQuery,
  SeasonControl,
  UndoPublication,
  VersionQuery,
  WithdrawalPath,
  WithdrawPlayer,
} from '@club/shared/contracts/league/rounds';
import { SeasonPath } from '@club/shared/contracts/league/seeders';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import type { LeagueParts } from '../season-changes/change-season';
import { listChanges } from '../season-changes/list-changes.service';
import { createMatchEntry } from './match-entry.service';
import { createPublishing } from './publish-rounds.service';
import { createRoundDetails } from './round-details.service';
import { seasonControl } from './season-control.service';

const config = { access: 'ADMIN' } as const;
const changed = { response: { 200: SeasonChange } };
const params = SeasonPath;
const PATH = '/admin/league/seasons/:year';

/** Administration of a season's rounds. */
export function roundRoutes(parts: LeagueParts): FastifyPluginAsyncZod {
  const publishing = createPublishing(parts);
  const details = createRoundDetails(parts);
  const entry = createMatchEntry(parts);
  return async (app) => {
    app.get(
      PATH,
      {
        config,
        schema: { summary: 'All data of the administration of a season', params, response: { 200: SeasonControl } },
      },
      ({ params }) => seasonControl(parts, params.year),
    );
    app.get(
      `${PATH}/changes`,
      {
        config,
        schema: {
          summary: 'All changes of the season, a page of the list',
          params,
          querystring: SeasonChangesQuery,
          response: { 200: SeasonChanges },
        },
      },
      async ({ params, query }, reply) => {
        const { rows, total } = await listChanges(parts.db, params.year, query);
        return reply.header(TOTAL_HEADER, total).send(rows);
      },
    );

    app.post(
      `${PATH}/rounds`,
      { config, schema: { summary: 'Publishes the first round', params, body: OpenFirstRound, ...changed } },
      ({ params, body, caller }) =>
        changeResponse(
          '1. kolo je objavljeno.',
          publishing.openFirst(params.year, body, { actorId: caller.memberId, seen: body.version }),
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
          publishing.undo(params.year, { actorId: caller.memberId, seen: body.version }),
        ),
    );

    app.put(
      `${PATH}/rounds/:number/dates`,
      { config, schema: { summary: 'Changes the days of a round', params: RoundPath, body: MoveRound, ...changed } },
      ({ params: { year, number }, body, caller }) =>
        changeResponse(
          'Datumi kola su spremljeni.',
          details.moveDates(year, number, body, { actorId: caller.memberId, seen: body.version }),
        ),
    );
    app.put(
      `${PATH}/rounds/:number/absences`,
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
          details.noteAbsence(year, number, body, caller.memberId),
        ),
    );
    app.delete(
      `${PATH}/rounds/:number/absences/:playerId`,
      {
        config,
        schema: { summary: 'Takes back an absence', params: RoundAbsencePath, querystring: VersionQuery, ...changed },
      },
      ({ params: { year, number, playerId }, query, caller }) =>
        details.cancelAbsence(year, { number, playerId }, { actorId: caller.memberId, seen: query.version }),
    );
    app.put(
      `${PATH}/planned-rounds`,
      { config, schema: { summary: 'Changes the number of rounds', params, body: EndRounds, ...changed } },
      ({ params, body, caller }) =>
        changeResponse(
          'Broj kola je spremljen.',
          details.lowerRounds(params.year, body, { actorId: caller.memberId, seen: body.version }),
        ),
    );
    app.post(
      `${PATH}/withdrawals`,
      {
        config,
        schema: { summary: 'Enters that a player withdraws from the season', params, body: WithdrawPlayer, ...changed },
      },
      ({ params, body, caller }) =>
        changeResponse(
          'Odustajanje je spremljeno.',
          details.withdraw(params.year, body, { actorId: caller.memberId, seen: body.version }),
        ),
    );
    app.delete(
      `${PATH}/withdrawals/:playerId`,
      {
        config,
        schema: { summary: 'Takes back a withdrawal', params: WithdrawalPath, querystring: VersionQuery, ...changed },
      },
      ({ params: { year, playerId }, query, caller }) =>
        changeResponse(
          'Odustajanje je poništeno.',
          details.takeBackWithdrawal(year, playerId, { actorId: caller.memberId, seen: query.version }),
        ),
    );

    app.put(
      `${PATH}/matches/:id`,
      {
        config,
        schema: {
          summary: 'Enters or corrects the result of a match',
          params: MatchPath,
          body: EnterMatch,
          response: { 200: MatchEntered },
        },
      },
      ({ params, body, caller }) => entry.enter(params.year, params.id, body, caller.memberId),
    );
    app.post(
      `${PATH}/matches/:id/preview`,
      {
        config,
        schema: {
          summary: 'What a corrected result would change',
          params: MatchPath,
          body: EnterMatch,
          response: { 200: CorrectionPreview },
        },
      },
      ({ params, body }) => entry.preview(params.year, params.id, body),
    );
  };
}
