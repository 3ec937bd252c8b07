import { StatementQuery } from '@club/shared/contracts/accounts';
import { IDEMPOTENCY_HEADER, IdempotencyHeaders } from '@club/shared/contracts/idempotency';
import {
  AddAmount,
  AddAmountAnswer,
  AddGratis,
  AdminStatement,
  AdminUserDetails,
  AdminUserRow,
  AdminUsersQuery,
  MakeComplimentary,
  ReverseEntry,
  TOTAL_HEADER,
} from '@club/shared/contracts/members';
import { Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { countedReservations } from '../words/counted';
import { writtenEuros } from '../words/written-euros';
import type { Accounts } from './accounts.service';
import type { MemberDetails } from './member-details.service';

const config = { access: 'ADMIN' } as const;
const number = z.coerce.number().check(z.int('Oznaka mora biti cijeli broj.'));
const params = z.object({ id: number });
const said = { 200: Message };

/** Money on the wire is whole euros here (first specification, section 5). */
const CENTS = 100;

export function accountsManagingRoutes(accounts: Accounts, members: MemberDetails): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin-users',
      { config, schema: { querystring: AdminUsersQuery, response: { 200: z.array(AdminUserRow) } } },
      async ({ query }, reply) => {
        const { rows, total } = await members.list(query);
        return reply.header(TOTAL_HEADER, total).send(rows);
      },
    );

    app.post(
      '/admin-users',
      { config, schema: { headers: IdempotencyHeaders, body: AddAmount, response: { 200: AddAmountAnswer } } },
      async ({ body, caller, headers }) => {
        const doing = { actorId: caller.memberId, key: headers[IDEMPOTENCY_HEADER] };
        const cents = body.amount * CENTS;
        const booked = await accounts.pay(body.userId, cents, doing);
        return booked
          ? { message: `Unesen je iznos: ${writtenEuros(cents)}.`, canceled: false }
          : { message: 'Iznos je 0: ništa nije uneseno.', canceled: true };
      },
    );

    app.post(
      '/admin-users-gratis',
      { config, schema: { headers: IdempotencyHeaders, body: AddGratis, response: said } },
      async ({ body, caller, headers }) => {
        const doing = { actorId: caller.memberId, reason: body.note, key: headers[IDEMPOTENCY_HEADER] };
        const granted = await accounts.grantGratis(body.userId, body.amount, doing);
        return {
          message: granted ? `Dodano: ${countedReservations(body.amount, 'gratis')}.` : 'Broj je 0: ništa nije dodano.',
        };
      },
    );

    app.get(
      '/admin-users-details/:id',
      { config, schema: { params, response: { 200: AdminUserDetails } } },
      ({ params }) => members.details(params.id),
    );

    app.get(
      '/admin-users/:id/statement',
      { config, schema: { params, querystring: StatementQuery, response: { 200: AdminStatement } } },
      ({ params, query }) => members.statement(params.id, query),
    );

    app.post(
      '/admin-users/:id/statement/:entryId/reversal',
      { config, schema: { params: z.extend(params, { entryId: number }), body: ReverseEntry, response: said } },
      async ({ params, body, caller }) => {
        await accounts.reverseEntry(params.id, params.entryId, { actorId: caller.memberId, reason: body.reason });
        return { message: 'Upis je storniran.' };
      },
    );

    app.put(
      '/reservations/:id/complimentary',
      { config, schema: { params, body: MakeComplimentary, response: said } },
      async ({ params, body, caller }) => {
        await accounts.makeComplimentary(params.id, { actorId: caller.memberId }, body.statusPay);
        return { message: 'Rezervacija je sada gratis.' };
      },
    );

    app.put(
      '/reservations/:id/not-paid',
      { config, schema: { params, response: said } },
      async ({ params, caller }) => {
        await accounts.revertToNotPaid(params.id, { actorId: caller.memberId });
        return { message: 'Rezervacija više nije gratis.' };
      },
    );
  };
}
