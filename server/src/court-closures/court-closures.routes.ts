import {
  ClosureDetails,
  ClosureList,
  ClosureQuery,
  ClosureRelease,
  ClosureShortening,
  CourtClosure,
  CourtClosureInput,
} from '@club/shared/contracts/court-closures';
import { IDEMPOTENCY_HEADER, IdempotencyHeaders } from '@club/shared/contracts/idempotency';
import { IdPath } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Closures } from './closure-list.service';
import type { ClosureReleases } from './closure-release.service';
import type { CourtClosures } from './court-closures.service';

interface Parts {
  readonly closing: CourtClosures;
  readonly list: Closures;
  readonly releases: ClosureReleases;
}

const config = { access: 'ADMIN' } as const;
const PATH = '/admin/court-closures';

export function courtClosureRoutes({ closing, list, releases }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      PATH,
      {
        config,
        schema: { summary: 'The closures of courts', querystring: ClosureQuery, response: { 200: ClosureList } },
      },
      ({ query }) => list.page(query),
    );

    app.get(
      `${PATH}/:id`,
      { config, schema: { summary: 'A closure with its slots', params: IdPath, response: { 200: ClosureDetails } } },
      ({ params }) => list.details(params.id),
    );

    app.post(
      PATH,
      {
        config,
        schema: {
          summary: 'Closes courts for days or hours',
          headers: IdempotencyHeaders,
          body: CourtClosureInput,
          response: { 200: CourtClosure },
        },
      },
      ({ body, caller, headers }) => closing.close(body, caller.memberId, headers[IDEMPOTENCY_HEADER]),
    );

    app.put(
      `${PATH}/:id`,
      {
        config,
        schema: {
          summary: 'Shortens a closure',
          params: IdPath,
          body: ClosureShortening,
          response: { 200: ClosureRelease },
        },
      },
      ({ params, body, caller }) => releases.shorten(params.id, body, caller.memberId),
    );

    app.delete(
      `${PATH}/:id`,
      { config, schema: { summary: 'Takes back a closure', params: IdPath, response: { 200: ClosureRelease } } },
      ({ params, caller }) => releases.undo(params.id, caller.memberId),
    );
  };
}
