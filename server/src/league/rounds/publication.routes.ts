import { CloseRound, OpenFirstRound, RoundPreview } from '@club/shared/contracts/league/rounds';
import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeResponse } from '../season-changes/change-response';
import { changedBy } from '../season-changes/changed-by';
import type { Publication } from './publication.service';

const config = { access: 'ADMIN' } as const;
const changed = { response: { 200: SeasonChanged } };
const params = SeasonPath;
const PATH = '/admin/league/seasons/:year';

/** Publishing a season's rounds one by one. */
export function publicationRoutes(publication: Publication): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/rounds`,
      { config, schema: { summary: 'Publishes the first round', params, body: OpenFirstRound, ...changed } },
      ({ params, body, caller }) =>
        changeResponse('1. kolo je objavljeno.', publication.openFirst(params.year, body, changedBy(caller, body))),
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
      ({ params, body, caller }) => publication.preview(params.year, body, changedBy(caller, body)),
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
          publication.publish(params.year, body, changedBy(caller, body)),
        ),
    );
  };
}
