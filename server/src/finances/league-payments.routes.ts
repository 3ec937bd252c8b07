import {
  LeaguePayments,
  LeaguePaymentsCsv,
  MarkPaid,
  MarkUnpaid,
} from '@club/shared/contracts/finances/league-payments';
import { IdPath, Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CsvDownload, messageAnswer, sendCsv } from '../platform/http';
import { CSV_HEADERS, type LeaguePaymentsService } from './league-payments.service';

const config = { access: 'ADMIN' } as const;
const response = { 200: Message };

export function leaguePaymentRoutes(payments: LeaguePaymentsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin-payments-league',
      { config, schema: { summary: 'The league fees of all seasons', response: { 200: LeaguePayments } } },
      () => payments.byYear(),
    );

    app.get(
      '/admin-payments-league.csv',
      {
        config,
        schema: { summary: 'The league fees as CSV', querystring: LeaguePaymentsCsv, response: { 200: CsvDownload } },
      },
      ({ query }, reply) =>
        sendCsv(reply, {
          name: `uplate-za-ligu-${query.year}.csv`,
          headers: CSV_HEADERS,
          pieces: payments.csv(query.year),
        }),
    );

    app.put(
      '/admin-payments-league/:id/mark-paid',
      { config, schema: { summary: 'Marks a league fee as paid', params: IdPath, body: MarkPaid, response } },
      async ({ params, body, caller }) => {
        await payments.markPaid(params.id, caller.memberId, body);
        return { message: 'Članarina je označena kao plaćena.' };
      },
    );

    app.put(
      '/admin-payments-league/:id/mark-unpaid',
      { config, schema: { summary: 'Marks a league fee as unpaid', params: IdPath, body: MarkUnpaid, response } },
      ({ params, body, caller }) => messageAnswer(payments.markUnpaid(params.id, caller.memberId, body)),
    );
  };
}
