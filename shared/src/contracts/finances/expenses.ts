import { BookDate, BookYear } from '@club/shared/contracts/finances/years';
import { Euros, eurosInput, Message, WholeNumberText } from '@club/shared/contracts/scalars';
import { optionalText, requiredLine } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** Part of `Expense`: who bears it, the summer league or the organisation. */
export const Book = z.enum(['LEAGUE', 'ORGANIZATION']);

/**
 * An expense as a form sends it: POST /league-expenses, POST /organization-expenses (201). 400 `EXPENSE_DATE` (more
 * than 366 days ahead); 409 `KEY_REUSED`, `EXPENSE_DELETED`.
 */
export const ExpenseInput = z.object({
  /** The year of the books that it belongs to, 1900 to 2100; the form asks before one that is far from that of the day. */
  year: BookYear,
  expenseName: requiredLine('Upišite naziv.', 80),
  expenseAmount: eurosInput({
    missing: 'Upišite iznos u eurima.',
    least: 0.01,
    tooSmall: 'Iznos mora biti veći od 0.',
    most: 1_000_000,
  }),
  expenseDate: BookDate,
  /** Missing, null and empty mean the same. */
  description: z._default(
    z.pipe(
      optionalText(500),
      z.transform((text) => text ?? ''),
    ),
    '',
  ),
});

/**
 * PUT /expenses/{id}: `version` is the one that the form was filled from. 400 `EXPENSE_DATE`; 404
 * `EXPENSE_UNKNOWN`, also when it is deleted; 409 `EXPENSE_MOVED` with `MovedExpense`, unless the expense is as wanted
 * already.
 */
export const ExpenseChange = z.extend(ExpenseInput, { version: z.number() });

/**
 * Query of DELETE /expenses/{id} and of DELETE /expenses/{id}/receipt. 404 `EXPENSE_UNKNOWN`; 409 `EXPENSE_MOVED`, for a
 * receipt only while there is one.
 */
export const ExpenseVersion = z.object({ version: WholeNumberText });

/**
 * Part of `Expense`: a receipt's file, PDF or picture, recognised by its content, not by its name. GET
 * /expenses/{id}/receipt returns it; 404 `RECEIPT_UNKNOWN`.
 */
export const Receipt = z.object({
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']),
  /** Bytes. */
  size: z.number(),
});

/** Maximum size for PUT /expenses/{id}/receipt, in bytes, beyond it 413 `TOO_LARGE`. */
export const RECEIPT_LIMIT = 10 * 1024 * 1024;

/** The longest name of its file, in characters. */
export const RECEIPT_NAME_LIMIT = 120;

/** An expense as the finance summaries list it and as the response to every change contains it. */
export const Expense = z.object({
  id: z.number(),
  book: Book,
  year: z.number(),
  expenseName: z.string(),
  expenseAmount: Euros,
  expenseDate: BookDate,
  description: z.string(),
  receipt: z.nullable(Receipt),
  /** Changes with every change, including changes of its receipt. */
  version: z.number(),
});

/** Member of the 409 `EXPENSE_MOVED` problem: the current expense. A deleted one is 404 `EXPENSE_UNKNOWN` instead. */
export const MovedExpense = z.object({ current: z.nullable(Expense) });

/** The response to every change but DELETE /expenses/{id}: the message and the current expense. */
export const ExpenseSaved = z.extend(Message, { expense: Expense });

/**
 * Query of PUT /expenses/{id}/receipt, whose body is the file itself as application/octet-stream. 400
 * `RECEIPT_MISSING`, `RECEIPT_TYPE` (field `receipt`); 404 `EXPENSE_UNKNOWN`; 409 `EXPENSE_MOVED`, unless the expense has
 * this receipt already.
 */
export const ReceiptQuery = z.object({
  version: WholeNumberText,
  name: requiredLine('Datoteka mora imati naziv.', RECEIPT_NAME_LIMIT),
});

export type Book = z.infer<typeof Book>;
export type ExpenseInput = z.infer<typeof ExpenseInput>;
export type ExpenseChange = z.infer<typeof ExpenseChange>;
export type Receipt = z.infer<typeof Receipt>;
export type Expense = z.infer<typeof Expense>;
export type MovedExpense = z.infer<typeof MovedExpense>;
export type ExpenseSaved = z.infer<typeof ExpenseSaved>;
