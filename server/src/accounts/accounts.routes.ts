import { AccountBalance, AccountBalanceQuery, OLDER_PAYMENTS_HEADER } from '@club/shared/contracts/accounts/balance';
import { Statement, StatementQuery } from '@club/shared/contracts/accounts/statement';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CsvDownload, sendCsv, withHeaders } from '../platform/http';
import { CSV_HEADERS, type Statements } from './statement.service';

const OLDER = {
  [OLDER_PAYMENTS_HEADER]: { type: 'integer', description: '`before` of the next older payments, if there are any.' },
} as const;

/** GET /account-balance, /account-statement and /account-statement.csv: only the caller's own account. */
export function accountRoutes(statements: Statements): FastifyPluginAsyncZod {
  const config = { access: 'USER' } as const;
  return async (app) => {
    app.get(
      '/account-balance',
      {
        config,
        schema: {
          summary: 'The caller’s balance, unpaid reservations and payments',
          querystring: AccountBalanceQuery,
          response: { 200: withHeaders(AccountBalance, OLDER) },
        },
      },
      async ({ caller, query }, reply) => {
        const { account, older } = await statements.balance(caller.memberId, query);
        return older === null ? account : reply.header(OLDER_PAYMENTS_HEADER, older).send(account);
      },
    );

    app.get(
      '/account-statement',
      {
        config,
        schema: {
          summary: 'A page of the caller’s statement',
          querystring: StatementQuery,
          response: { 200: Statement },
        },
      },
      ({ caller, query }) => statements.page(caller.memberId, query),
    );

    app.get(
      '/account-statement.csv',
      { config, schema: { summary: 'The caller’s statement as CSV', response: { 200: CsvDownload } } },
      ({ caller }, reply) =>
        sendCsv(reply, {
          name: 'promet-racuna.csv',
          headers: CSV_HEADERS,
          pieces: statements.csv(caller.memberId),
        }),
    );
  };
}
