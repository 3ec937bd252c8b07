import { BookYear } from '@club/shared/contracts/finances/years';
import { Euros, Message, WholeNumberText, ZagrebDate } from '@club/shared/contracts/scalars';
import { optionalText, requiredLine } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** Who bears the expense: the summer league or the organisation. */
export const Book = z.enum(['LEAGUE', 'ORGANIZATION']);

/** An expense as a form sends it: POST /league-expenses, POST /organization-expenses. */
export const ExpenseInput = z.object({
  /** The year of the books that it belongs to; an invoice of December may be paid in January. */
  year: BookYear,
  expenseName: requiredLine('Upišite naziv.', 80),
  /** Euros, more than 0, at most two decimals. */
  expenseAmount: z
    .number('Upišite iznos u eurima.')
    .check(
      z.minimum(0.01, 'Iznos mora biti veći od 0.'),
      z.maximum(1_000_000, 'Najviše 1.000.000.'),
      z.multipleOf(0.01, 'Najviše dvije decimale.'),
    ),
  expenseDate: ZagrebDate,
  /** Left out, null and empty are the same. */
  description: z._default(
    z.pipe(
      optionalText(500),
      z.transform((text) => text ?? ''),
    ),
    '',
  ),
});

/**
 * PUT /expenses/{id}: `version` is the one that the form was filled from; 409 EXPENSE_MOVED contains the current one.
 */
export const ExpenseChange = z.extend(ExpenseInput, { version: z.number() });

/** DELETE /expenses/{id}?version */
export const ExpenseVersion = z.object({ version: WholeNumberText });

/** A receipt's file: PDF or picture, recognised by its content, not by its name. */
export const Receipt = z.object({
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']),
  /** Bytes. */
  size: z.number(),
});

/** Largest receipt, in bytes. */
export const RECEIPT_LIMIT = 10 * 1024 * 1024;

/** An expense as the finance summaries list it and as the response to every change contains it. */
export const Expense = z.object({
  id: z.number(),
  book: Book,
  year: z.number(),
  expenseName: z.string(),
  expenseAmount: Euros,
  expenseDate: ZagrebDate,
  description: z.string(),
  receipt: z.nullable(Receipt),
  /** Changes with every change, including changes of its receipt. */
  version: z.number(),
});

/** Member of the 409 EXPENSE_MOVED problem: the current expense; null if it is deleted. */
export const MovedExpense = z.object({ current: z.nullable(Expense) });

/** The response to every change: the message and the current expense. */
export const ExpenseSaved = z.extend(Message, { expense: Expense });

/** Query of PUT /expenses/{id}/receipt, whose body is the file itself as application/octet-stream. */
export const ReceiptQuery = z.object({
  version: WholeNumberText,
  name: requiredLine('Datoteka mora imati naziv.', 120),
});

export type Book = z.infer<typeof Book>;
export type ExpenseInput = z.infer<typeof ExpenseInput>;
export type ExpenseChange = z.infer<typeof ExpenseChange>;
export type Receipt = z.infer<typeof Receipt>;
export type Expense = z.infer<typeof Expense>;
export type MovedExpense = z.infer<typeof MovedExpense>;
export type ExpenseSaved = z.infer<typeof ExpenseSaved>;
