import { CorrectionPreview, EnterMatch, MatchEntered, MatchPath } from '@club/shared/contracts/league/match-entry';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MatchEntry } from './match-entry.service';

const config = { access: 'ADMIN' } as const;
const PATH = '/admin/league/seasons/:year/matches/:id';

/** Results that an administrator enters or corrects. */
export function matchEntryRoutes(entry: MatchEntry): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      PATH,
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
      `${PATH}/preview`,
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
