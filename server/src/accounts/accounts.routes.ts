import { Readable } from 'node:stream';
import { AccountBalance, Statement, StatementQuery } from '@club/shared/contracts/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Statements } from './statement.service';

/** GET /account-balance, /account-statement and /account-statement.csv: the caller's own account, nobody else's. */
export function accountRoutes(statements: Statements): FastifyPluginAsyncZod {
  const config = { access: 'USER' } as const;
  return async (app) => {
    app.get('/account-balance', { config, schema: { response: { 200: AccountBalance } } }, ({ caller }) =>
      statements.balance(caller.memberId),
    );

    app.get(
      '/account-statement',
      { config, schema: { querystring: StatementQuery, response: { 200: Statement } } },
      ({ caller, query }) => statements.page(caller.memberId, query),
    );

    app.get('/account-statement.csv', { config }, ({ caller }, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="promet-racuna.csv"')
        .header('cache-control', 'no-store')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(statements.csv(caller.memberId))),
    );
  };
}
