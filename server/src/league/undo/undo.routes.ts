import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { SeasonChanged, SeasonVersion } from '@club/shared/contracts/league/season-changes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import { changedBy } from '../season-changes/changed-by';
import type { Undo } from './undo.service';

export function undoRoutes(undo: Undo): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/league/seasons/:year/undo',
      {
        config: { access: 'ADMIN' },
        schema: {
          summary: 'Takes back the last publication, or the end of the season',
          params: SeasonPath,
          body: SeasonVersion,
          response: { 200: SeasonChanged },
        },
      },
      ({ params, body, caller }) =>
        changeResponse(
          ({ change }) => (change?.isEnd ? 'Kraj sezone je poništen.' : 'Objava je poništena.'),
          undo(params.year, changedBy(caller, body)),
        ),
    );
  };
}
