import { SeasonPath } from '@club/shared/contracts/league/scalars';
import { SeasonChanges, SeasonChangesQuery } from '@club/shared/contracts/league/season-changes';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { TOTAL, withHeaders } from '../../platform/http';
import type { ListChanges } from './list-changes.service';

/** The history of a season. */
export function seasonChangesRoutes(list: ListChanges): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/league/seasons/:year/changes',
      {
        config: { access: 'ADMIN' },
        schema: {
          summary: 'All changes of the season, a page of the list',
          params: SeasonPath,
          querystring: SeasonChangesQuery,
          response: { 200: withHeaders(SeasonChanges, TOTAL) },
        },
      },
      async ({ params, query }, reply) => {
        const { rows, total } = await list(params.year, query);
        return reply.header(TOTAL_HEADER, total).send(rows);
      },
    );
  };
}
