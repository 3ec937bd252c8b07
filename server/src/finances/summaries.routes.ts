import {
  LeagueSummary,
  OrganizationSummary,
  SummaryQuery,
  SummaryYear,
} from '@club/shared/contracts/finances/summaries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CsvDownload, sendCsv } from '../platform/http';
import { CSV_HEADERS, type Summaries } from './summaries.service';

const administrator = { access: 'ADMIN' } as const;
const staff = { access: ['ADMIN', 'MAINTENANCE'] } as const;

/** Without a year the file has all of them. */
const fileName = (book: string, year: number | undefined): string => `${[book, year].filter(Boolean).join('-')}.csv`;

export function summaryRoutes(summaries: Summaries): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/league-expenses',
      {
        config: administrator,
        schema: {
          summary: 'Income and expenses of the league in a year',
          querystring: SummaryQuery,
          response: { 200: LeagueSummary },
        },
      },
      ({ query }) => summaries.league(query.year),
    );
    app.get(
      '/league-expenses.csv',
      {
        config: administrator,
        schema: {
          summary: 'The expenses of the league as CSV',
          querystring: SummaryQuery,
          response: { 200: CsvDownload },
        },
      },
      ({ query }, reply) =>
        sendCsv(reply, {
          name: fileName('rashodi-lige', query.year),
          headers: CSV_HEADERS,
          pieces: summaries.leagueCsv(query.year),
        }),
    );
    app.get(
      '/organization-expenses/:year',
      {
        config: staff,
        schema: {
          summary: 'Income and expenses of the whole club in a year',
          params: SummaryYear,
          response: { 200: OrganizationSummary },
        },
      },
      ({ params }) => summaries.organization(params.year),
    );
    app.get(
      '/organization-expenses.csv',
      {
        config: staff,
        schema: {
          summary: 'The expenses of the whole club as CSV',
          querystring: SummaryQuery,
          response: { 200: CsvDownload },
        },
      },
      ({ query }, reply) =>
        sendCsv(reply, {
          name: fileName('rashodi-udruge', query.year),
          headers: CSV_HEADERS,
          pieces: summaries.organizationCsv(query.year),
        }),
    );
  };
}
