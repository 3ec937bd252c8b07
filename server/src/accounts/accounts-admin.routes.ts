import {
  AddAmount,
  AddAmountAnswer,
  AddGratis,
  AddGratisAnswer,
  CorrectAmount,
  CorrectAmountAnswer,
  MakeComplimentary,
  ReverseEntry,
  RevertToNotPaid,
} from '@club/shared/contracts/accounts/bookkeeping';
import { AdminUserRow, AdminUsersQuery, DEBT_HEADER } from '@club/shared/contracts/accounts/member-accounts';
import { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';
import { AdminStatement, StatementQuery } from '@club/shared/contracts/accounts/statement';
import { IDEMPOTENCY_HEADER, IdempotencyHeaders } from '@club/shared/contracts/idempotency';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { IdPath, Message, RowId } from '@club/shared/contracts/scalars';
import { eurosToCents, formatCents, reservationCount } from '@club/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { CsvDownload, sendCsv, TOTAL, withHeaders } from '../platform/http';
import type { Accounts, PostedEntry } from './accounts.service';
import { BALANCE_HEADERS, type MemberDetails } from './member-details.service';
import { ADMIN_CSV_HEADERS, type Statements } from './statement.service';

const config = { access: 'ADMIN' } as const;
const message = { 200: Message };
const DEBT = {
  [DEBT_HEADER]: { type: 'number', description: 'What all debtors owe together, in euros.' },
} as const;

/** The member and the new balance: they end each message, so that an entry for the wrong member is noticed at once. */
const newBalance = ({ memberName, balanceCents }: PostedEntry): string =>
  `${memberName}, novo stanje: ${formatCents(balanceCents)}.`;

/** The same after a change of the gratis reservations. */
const newGratis = ({ memberName, gratisAfter }: PostedEntry): string =>
  `${memberName}, novo stanje: ${reservationCount(gratisAfter, 'gratis')}.`;

const enteredMessage = (cents: number, posted: PostedEntry): string =>
  `Unesen je iznos: ${formatCents(cents)}. ${newBalance(posted)}`;

/** Who acts, and why: an empty reason is none. */
const withReason = (actorId: number, reason: string | undefined) => ({ actorId, ...(reason ? { reason } : {}) });

interface Parts {
  readonly accounts: Accounts;
  readonly members: MemberDetails;
  readonly statements: Statements;
}

export function accountsAdminRoutes({ accounts, members, statements }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin-users',
      {
        config,
        schema: {
          summary: 'Members with their balances, a page of the list',
          querystring: AdminUsersQuery,
          response: { 200: withHeaders(z.array(AdminUserRow), { ...TOTAL, ...DEBT }) },
        },
      },
      async ({ query }, reply) => {
        const [{ rows, total }, debt] = await Promise.all([members.list(query), members.debt()]);
        return reply.header(TOTAL_HEADER, total).header(DEBT_HEADER, debt).send(rows);
      },
    );

    app.get(
      '/admin-users.csv',
      {
        config,
        schema: {
          summary: 'Members with their balances as CSV',
          querystring: AdminUsersQuery,
          response: { 200: CsvDownload },
        },
      },
      ({ query }, reply) =>
        sendCsv(reply, { name: 'stanja-racuna.csv', headers: BALANCE_HEADERS, pieces: members.balancesCsv(query) }),
    );

    app.post(
      '/admin-users',
      {
        config,
        schema: {
          summary: 'Adds an amount to a member’s account',
          headers: IdempotencyHeaders,
          body: AddAmount,
          response: { 200: AddAmountAnswer },
        },
      },
      async ({ body, caller, headers }) => {
        const { userId, amount, reason, confirmed } = body;
        const request = { ...withReason(caller.memberId, reason), key: headers[IDEMPOTENCY_HEADER], confirmed };
        const cents = eurosToCents(amount);
        const posted = await accounts.pay(userId, cents, request);
        return posted
          ? { message: enteredMessage(cents, posted), canceled: false, entryId: posted.entryId }
          : { message: 'Iznos je 0: ništa nije uneseno.', canceled: true };
      },
    );

    app.post(
      '/admin-users/:id/correction',
      {
        config,
        schema: {
          summary: 'Corrects a member’s balance, with a reason',
          headers: IdempotencyHeaders,
          params: IdPath,
          body: CorrectAmount,
          response: { 200: CorrectAmountAnswer },
        },
      },
      async ({ params, body, caller, headers }) => {
        const { amount, reason, confirmed } = body;
        const cents = eurosToCents(amount);
        const request = { actorId: caller.memberId, key: headers[IDEMPOTENCY_HEADER], reason, confirmed };
        const posted = await accounts.correct(params.id, cents, request);
        return { message: enteredMessage(cents, posted), entryId: posted.entryId };
      },
    );

    app.post(
      '/admin-users-gratis',
      {
        config,
        schema: {
          summary: 'Gives a member free reservations',
          headers: IdempotencyHeaders,
          body: AddGratis,
          response: { 200: AddGratisAnswer },
        },
      },
      async ({ body, caller, headers }) => {
        const { userId, amount, note, confirmed } = body;
        const request = { actorId: caller.memberId, key: headers[IDEMPOTENCY_HEADER], reason: note, confirmed };
        const posted = await accounts.grantGratis(userId, amount, request);
        if (!posted) return { message: 'Broj je 0: ništa nije dodano.', canceled: true };
        const message = `Dodano: ${reservationCount(amount, 'gratis')}. ${newGratis(posted)}`;
        return { message, canceled: false, entryId: posted.entryId };
      },
    );

    app.get(
      '/admin-users-details/:id',
      {
        config,
        schema: {
          summary: 'A member’s account with its reservations',
          params: IdPath,
          response: { 200: AdminUserDetails },
        },
      },
      ({ params }) => members.details(params.id),
    );

    app.get(
      '/admin-users/:id/statement',
      {
        config,
        schema: {
          summary: 'A page of a member’s statement',
          params: IdPath,
          querystring: StatementQuery,
          response: { 200: AdminStatement },
        },
      },
      ({ params, query }) => members.statement(params.id, query),
    );

    app.get(
      '/admin-users/:id/statement.csv',
      { config, schema: { summary: 'A member’s statement as CSV', params: IdPath, response: { 200: CsvDownload } } },
      async ({ params }, reply) => {
        await members.requireMember(params.id);
        const name = `promet-racuna-${params.id}.csv`;
        return sendCsv(reply, { name, headers: ADMIN_CSV_HEADERS, pieces: statements.adminCsv(params.id) });
      },
    );

    app.post(
      '/admin-users/:id/statement/:entryId/reversal',
      {
        config,
        schema: {
          summary: 'Reverses an entry of a member’s ledger',
          params: z.extend(IdPath, { entryId: RowId }),
          body: ReverseEntry,
          response: message,
        },
      },
      async ({ params, body, caller }) => {
        const request = { actorId: caller.memberId, reason: body.reason };
        const posted = await accounts.reverseEntry(params.id, params.entryId, request);
        return { message: `Upis je storniran. ${posted.ofGrant ? newGratis(posted) : newBalance(posted)}` };
      },
    );

    app.put(
      '/reservations/:id/complimentary',
      {
        config,
        schema: {
          summary: 'Waives the price of a reservation',
          params: IdPath,
          body: MakeComplimentary,
          response: message,
        },
      },
      async ({ params, body, caller }) => {
        const request = withReason(caller.memberId, body.reason);
        const posted = await accounts.makeComplimentary(params.id, request, body.statusPay);
        return { message: `Rezervacija je sada gratis. ${newBalance(posted)}` };
      },
    );

    app.put(
      '/reservations/:id/not-paid',
      {
        config,
        schema: {
          summary: 'Takes back the waiver of a reservation',
          params: IdPath,
          body: RevertToNotPaid,
          response: message,
        },
      },
      async ({ params, body, caller }) => {
        const posted = await accounts.revertToNotPaid(params.id, withReason(caller.memberId, body?.reason));
        return { message: `Rezervacija više nije gratis. ${newBalance(posted)}` };
      },
    );
  };
}
