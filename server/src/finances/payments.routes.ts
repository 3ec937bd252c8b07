import { PaymentsQuery, PaymentsYear, YearPayment } from '@club/shared/contracts/finances/payments';
import { BookYears } from '@club/shared/contracts/finances/years';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { CsvDownload, sendCsv, TOTAL, withHeaders } from '../platform/http';
import { CSV_HEADERS, type Payments } from './payments.service';

const config = { access: ['ADMIN', 'MAINTENANCE'] } as const;

export function paymentRoutes(payments: Payments): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/payments/years',
      { config, schema: { summary: 'The years with payments of members', response: { 200: BookYears } } },
      () => payments.years(),
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
        const { rows, total } = await payments.page(params.year, query);
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
          pieces: payments.csv(query.year),
        }),
    );
  };
}
