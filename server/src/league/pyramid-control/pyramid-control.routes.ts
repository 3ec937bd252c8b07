import {
  ClearCellBody,
  ClearCellQuery,
  ClearPyramidQuery,
  InitialPyramid,
  InitialPyramidPhasePath,
  PyramidControl,
  SaveDraft,
  SelectPlayer,
} from '@club/shared/contracts/league/pyramid-control';
import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { SeasonChanged, SeasonVersion } from '@club/shared/contracts/league/season-changes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import { changedBy } from '../season-changes/changed-by';
import { EMPTIED } from './draft-change';
import type { PyramidControlService } from './pyramid-control.service';

const config = { access: 'ADMIN' } as const;
const changed = { response: { 200: SeasonChanged } };

export function pyramidControlRoutes(control: PyramidControlService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/pyramid-control',
      {
        config,
        schema: {
          summary: 'The players of a season and their places in the pyramid',
          response: { 200: PyramidControl },
        },
      },
      () => control.read(),
    );

    const initial = { response: { 200: InitialPyramid } };
    app.get(
      '/admin/pyramid-initial/:year',
      { config, schema: { summary: 'The initial pyramid of a season', params: SeasonPath, ...initial } },
      ({ params }) => control.initial(params.year),
    );
    app.get(
      '/admin/pyramid-initial/:year/:phase',
      {
        config,
        schema: { summary: 'The pyramid of a season in a phase', params: InitialPyramidPhasePath, ...initial },
      },
      ({ params }) => control.initial(params.year, params.phase),
    );

    app.post(
      '/admin/select-player',
      { config, schema: { summary: 'Puts a player on a place of the pyramid', body: SelectPlayer, ...changed } },
      ({ body, caller }) => {
        const { playerId, row, position, replacePlayer } = body;
        const selection = { place: { row, position }, player: playerId || null, replace: replacePlayer };
        return changeResponse(
          ({ change }) => change?.message ?? EMPTIED,
          control.select(selection, changedBy(caller, body)),
        );
      },
    );
    app.post(
      '/admin/clear-pyramid-row-position',
      {
        config,
        schema: {
          summary: 'Empties a place of the pyramid',
          querystring: ClearCellQuery,
          body: ClearCellBody,
          ...changed,
        },
      },
      ({ query, body, caller }) => {
        const { row, position } = query;
        return changeResponse(EMPTIED, control.clearCell({ row, position }, body?.id, changedBy(caller, query)));
      },
    );
    app.delete(
      '/admin/clear-all-pyramid',
      { config, schema: { summary: 'Empties the initial pyramid', querystring: ClearPyramidQuery, ...changed } },
      ({ query, caller }) => changeResponse('Piramida je ispražnjena.', control.clearAll(changedBy(caller, query))),
    );
    app.put(
      '/admin/pyramid-initial/:year',
      {
        config,
        schema: { summary: 'Replaces the initial pyramid', params: SeasonPath, body: SaveDraft, ...changed },
      },
      ({ params, body, caller }) =>
        changeResponse('Piramida je spremljena.', control.saveDraft(params.year, body.order, changedBy(caller, body))),
    );
    app.post(
      '/admin/pyramid-initial/:year/preset',
      {
        config,
        schema: {
          summary: 'Replaces the initial pyramid by the proposed one',
          params: SeasonPath,
          body: SeasonVersion,
          ...changed,
        },
      },
      ({ params, body, caller }) => control.presetDraft(params.year, changedBy(caller, body)),
    );
  };
}
