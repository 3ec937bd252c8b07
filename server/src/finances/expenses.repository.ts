import type { Book } from '@club/shared/contracts/finances/expenses';
import type { Handle, Tx } from '../platform/database';

/** The data of an expense in a form. */
export interface ExpenseFields {
  readonly year: number;
  readonly name: string;
  readonly amountCents: number;
  readonly spentOn: string;
  readonly description: string;
}

export interface ExpenseRow extends ExpenseFields {
  readonly id: number;
  readonly book: Book;
  readonly version: number;
  /** Null: none. `size` in bytes. */
  readonly receipt: { readonly name: string; readonly type: string; readonly size: number } | null;
}

export interface ReceiptFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

const columnsOf = (fields: ExpenseFields) => ({
  year: fields.year,
  name: fields.name,
  amount_cents: fields.amountCents,
  spent_on: fields.spentOn,
  description: fields.description,
});

function present(handle: Handle) {
  return handle
    .selectFrom('expense')
    .leftJoin('expense_receipt as receipt', 'receipt.expense_id', 'expense.id')
    .select(({ fn }) => [
      'expense.id',
      'book',
      'year',
      'expense.name',
      'amount_cents as amountCents',
      'spent_on as spentOn',
      'description',
      'version',
      'receipt.name as receiptName',
      'receipt.type as receiptType',
      fn<number | null>('length', ['receipt.content']).as('receiptSize'),
    ])
    .where('deleted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof present>['execute']>>[number];

const toExpense = ({ receiptName, receiptType, receiptSize, ...row }: Row): ExpenseRow => ({
  ...row,
  receipt:
    receiptName !== null && receiptType !== null && receiptSize !== null
      ? { name: receiptName, type: receiptType, size: receiptSize }
      : null,
});

/** Newest first. */
export async function expensesOf(handle: Handle, year: number, books: readonly Book[]): Promise<ExpenseRow[]> {
  const rows = await present(handle)
    .where('year', '=', year)
    .where('book', 'in', books)
    .orderBy('spent_on', 'desc')
    .orderBy('expense.id', 'desc')
    .execute();
  return rows.map(toExpense);
}

export async function findExpense(handle: Handle, id: number): Promise<ExpenseRow | undefined> {
  const row = await present(handle).where('expense.id', '=', id).executeTakeFirst();
  return row && toExpense(row);
}

interface NewExpense extends ExpenseFields {
  readonly book: Book;
  readonly at: Date;
  /** Created once per click. */
  readonly key: string | undefined;
}

/** @returns its id, or that of the expense that an earlier request with the same key has entered */
export async function insertExpense(
  tx: Tx,
  { book, at, key, ...fields }: NewExpense,
): Promise<{ id: number; isNew: boolean }> {
  const inserted = await tx
    .insertInto('expense')
    .values({ ...columnsOf(fields), book, created_at: at, idempotency_key: key ?? null })
    .onConflict((conflict) => conflict.column('idempotency_key').where('idempotency_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const first = tx
    .selectFrom('expense')
    .select('id')
    .where('idempotency_key', '=', key ?? null);
  return { id: (await first.executeTakeFirstOrThrow()).id, isNew: false };
}

/** @returns false when the expense has another version than `version`, or is deleted */
export async function updateExpense(tx: Tx, id: number, version: number, fields: ExpenseFields): Promise<boolean> {
  return changed(tx, id, version, columnsOf(fields));
}

/** @returns as `updateExpense` */
export async function markExpenseDeleted(tx: Tx, id: number, version: number, at: Date): Promise<boolean> {
  return changed(tx, id, version, { deleted_at: at });
}

/** Increases the version for a change of the receipt. @returns as `updateExpense` */
export async function touchExpense(tx: Tx, id: number, version: number): Promise<boolean> {
  return changed(tx, id, version, {});
}

async function changed(
  tx: Tx,
  id: number,
  version: number,
  values: Partial<ReturnType<typeof columnsOf>> & { deleted_at?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('expense')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function saveReceipt(tx: Tx, expenseId: number, file: ReceiptFile): Promise<void> {
  await tx
    .insertInto('expense_receipt')
    .values({ expense_id: expenseId, ...file })
    .onConflict((conflict) => conflict.column('expense_id').doUpdateSet({ ...file }))
    .execute();
}

export async function deleteReceipt(tx: Tx, expenseId: number): Promise<void> {
  await tx.deleteFrom('expense_receipt').where('expense_id', '=', expenseId).execute();
}

/** The file; undefined for a deleted expense. */
export function findReceipt(handle: Handle, expenseId: number): Promise<ReceiptFile | undefined> {
  return handle
    .selectFrom('expense_receipt')
    .innerJoin('expense', 'expense.id', 'expense_receipt.expense_id')
    .select(['expense_receipt.name', 'type', 'content'])
    .where('expense_id', '=', expenseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
