import {
  type Book,
  type Expense,
  ExpenseChange,
  ExpenseInput,
  ExpenseSaved,
  ExpenseVersion,
  RECEIPT_LIMIT,
  Receipt,
  ReceiptQuery,
} from '@club/shared/contracts/finances/expenses';
import { IDEMPOTENCY_HEADER, IdempotencyHeaders } from '@club/shared/contracts/idempotency';
import { IdPath, Message } from '@club/shared/contracts/scalars';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { attachment, download, FileContent, Refusal, upload, uploadedBytes, uploads } from '../platform/http';
import type { Expenses } from './expenses.service';

const config = { access: 'ADMIN' } as const;
const saved = { 200: ExpenseSaved };

const BOOKS: readonly [path: string, book: Book][] = [
  ['/league-expenses', 'LEAGUE'],
  ['/organization-expenses', 'ORGANIZATION'],
];

const receiptFile = download(
  Object.fromEntries(Receipt.shape.type.options.map((type) => [type, { schema: FileContent }])),
);

const answer = (message: string, expense: Expense) => ({ message, expense });

/** Entering, changing and deleting expenses, and their receipts. */
export function expenseRoutes(expenses: Expenses): FastifyPluginAsyncZod {
  return async (app) => {
    for (const [path, book] of BOOKS) {
      app.post(
        path,
        {
          config,
          schema: {
            summary: 'Enters an expense',
            headers: IdempotencyHeaders,
            body: ExpenseInput,
            response: { 201: ExpenseSaved },
          },
        },
        async ({ body, caller, headers }, reply) => {
          const request = { actorId: caller.memberId, key: headers[IDEMPOTENCY_HEADER] };
          return reply.code(201).send(answer('Rashod je spremljen.', await expenses.add(book, body, request)));
        },
      );
    }

    app.put(
      '/expenses/:id',
      { config, schema: { summary: 'Changes an expense', params: IdPath, body: ExpenseChange, response: saved } },
      async ({ params, body, caller }) => {
        const opened = { id: params.id, version: body.version, actorId: caller.memberId };
        return answer('Rashod je spremljen.', await expenses.update(opened, body));
      },
    );

    app.delete(
      '/expenses/:id',
      {
        config,
        schema: {
          summary: 'Deletes an expense',
          params: IdPath,
          querystring: ExpenseVersion,
          response: { 200: Message },
        },
      },
      async ({ params, query, caller }) => {
        await expenses.remove({ id: params.id, version: query.version, actorId: caller.memberId });
        return { message: 'Rashod je izbrisan.' };
      },
    );

    app.register(
      uploads(async (files) => {
        files.put(
          '/expenses/:id/receipt',
          {
            config,
            bodyLimit: RECEIPT_LIMIT,
            schema: {
              summary: 'Stores the receipt of an expense',
              ...upload,
              params: IdPath,
              querystring: ReceiptQuery,
              response: saved,
            },
          },
          async ({ params, query, body, caller }) => {
            const file = uploadedBytes(body);
            if (file.length === 0) {
              const message = 'Odaberite datoteku s računom.';
              throw new Refusal(400, 'RECEIPT_MISSING', message, { receipt: message });
            }
            const opened = { id: params.id, version: query.version, actorId: caller.memberId };
            return answer('Račun je spremljen.', await expenses.attach(opened, query.name, file));
          },
        );
      }),
    );

    app.delete(
      '/expenses/:id/receipt',
      {
        config,
        schema: {
          summary: 'Deletes the receipt of an expense',
          params: IdPath,
          querystring: ExpenseVersion,
          response: saved,
        },
      },
      async ({ params, query, caller }) => {
        const opened = { id: params.id, version: query.version, actorId: caller.memberId };
        return answer('Račun je uklonjen.', await expenses.detach(opened));
      },
    );

    app.get(
      '/expenses/:id/receipt',
      {
        config: { access: ['ADMIN', 'MAINTENANCE'] },
        schema: { summary: 'The receipt of an expense', params: IdPath, response: { 200: receiptFile } },
      },
      async ({ params }, reply) => {
        const { name, type, content } = await expenses.receipt(params.id);
        return reply.type(type).header('content-disposition', attachment(name)).send(content);
      },
    );
  };
}
