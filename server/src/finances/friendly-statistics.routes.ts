import {
  FriendlyStatisticsList,
  PaymentsQuery,
  PaymentsYear,
  YearPayment,
} from '@club/shared/contracts/finances/friendly-statistics';
import { BookYears } from '@club/shared/contracts/finances/years';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { CsvDownload, sendCsv, TOTAL, withHeaders } from '../platform/http';
import { CSV_HEADERS, type FriendlyStatisticsReader } from './friendly-statistics.service';

const config = { access: ['ADMIN', 'MAINTENANCE'] } as const;

export function friendlyStatisticsRoutes(statistics: FriendlyStatisticsReader): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/friendlies-statistics',
      // Twenty years are 5 kB, which arrive in the first packets anyway: compression would take as long as all the
      // rest.
      {
        compress: false,
        config,
        schema: {
          summary: 'Friendly matches and what they earned, by year',
          response: { 200: FriendlyStatisticsList },
        },
      },
      () => statistics.byYear(),
    );
    app.get(
      '/admin/payments/years',
      { config, schema: { summary: 'The years with payments of members', response: { 200: BookYears } } },
      () => statistics.paymentYears(),
    );
    app.get(
      '/admin/payments-app/year/:year',
      {
        config,
        schema: {
          summary: 'Members’ payments of a year, a page of the list',
          params: PaymentsYear,
          querystring: PaymentsQuery,
          response: { 200: withHeaders(z.array(YearPayment), TOTAL) },
        },
      },
      async ({ params, query }, reply) => {
        const { rows, total } = await statistics.payments(params.year, query);
        return reply.header(TOTAL_HEADER, total).send(rows);
      },
    );
    app.get(
      '/admin/payments-app.csv',
      {
        config,
        schema: { summary: 'Members’ payments as CSV', querystring: PaymentsYear, response: { 200: CsvDownload } },
      },
      ({ query }, reply) =>
        sendCsv(reply, {
          name: `uplate-clanova-${query.year}.csv`,
          headers: CSV_HEADERS,
          pieces: statistics.paymentsCsv(query.year),
        }),
    );
  };
}
