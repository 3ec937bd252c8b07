import { isDeepStrictEqual } from 'node:util';
import type { Book, Expense, ExpenseInput } from '@club/shared/contracts/finances/expenses';
import { dayAfter, eurosToCents, formatCents, shortDate } from '@club/shared/domain';
import { claimKey, type KeyedRequest } from '../accounts';
import { type Facts, recordAction } from '../action-log';
import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { BOOK_LABELS, presentExpense } from './expenses.presenter';
import {
  deleteReceipt,
  type ExpenseFields,
  type ExpenseRow,
  findExpense,
  findReceipt,
  insertExpense,
  markExpenseDeleted,
  saveReceipt,
  touchExpense,
  updateExpense,
} from './expenses.repository';
import { receiptType } from './receipt-type';

/** An expense in the version that an administrator has opened and changes. */
interface OpenedExpense {
  readonly id: number;
  readonly version: number;
  readonly actorId: number;
}

/** How many days in the future an expense may be, such as a lease that is paid in advance. */
const MAX_DAYS_AHEAD = 366;

const fieldsOf = (input: ExpenseInput): ExpenseFields => ({
  year: input.year,
  name: input.expenseName,
  amountCents: eurosToCents(input.expenseAmount),
  spentOn: input.expenseDate,
  description: input.description,
});

interface ExpenseWithBook extends ExpenseFields {
  readonly book: Book;
}

const factsOf = (expense: ExpenseWithBook): Facts => ({
  Knjiga: BOOK_LABELS[expense.book],
  Godina: String(expense.year),
  Naziv: expense.name,
  Iznos: formatCents(expense.amountCents),
  Datum: shortDate(expense.spentOn),
  ...(expense.description ? { Opis: expense.description } : {}),
});

const isSame = (one: ExpenseWithBook, other: ExpenseWithBook): boolean =>
  isDeepStrictEqual(factsOf(one), factsOf(other));

interface RecordedFacts {
  readonly before?: Facts | undefined;
  readonly after?: Facts;
}

interface ExpenseChange {
  readonly action: string;
  /** Whether the expense is as wanted already, whatever its version: the first answer may have been lost. */
  readonly isSaved?: (tx: Tx, now: ExpenseRow) => boolean | Promise<boolean>;
  /** @returns false when the expense has another version by now */
  readonly work: (tx: Tx, before: ExpenseRow) => Promise<boolean>;
  readonly facts: (before: ExpenseRow) => RecordedFacts;
}

export type Expenses = ReturnType<typeof createExpenses>;

/**
 * Expenses of the league and of the organisation. Each change is recorded; a deleted one stays readable in the record.
 */
export function createExpenses({ db, live, clock }: ServiceParts) {
  const record = (tx: Tx, actorId: number, action: string, facts: RecordedFacts, subject: string) =>
    recordAction(tx, { actorId, at: clock.now(), action, subject: `Rashod: ${subject}`, ...facts });

  const requireExpense = async (tx: Tx, id: number): Promise<ExpenseRow> => {
    const expense = await findExpense(tx, id);
    if (!expense) throw new Refusal(404, 'EXPENSE_UNKNOWN', 'Taj rashod ne postoji. Možda je u međuvremenu izbrisan.');
    return expense;
  };

  /** Changes an expense that still has the version that the administrator saw. */
  const change = (
    { id, version, actorId }: OpenedExpense,
    { action, isSaved, work, facts }: ExpenseChange,
  ): Promise<ExpenseRow | undefined> =>
    db.transaction(async (tx) => {
      const before = await requireExpense(tx, id);
      if (await isSaved?.(tx, before)) return before;
      // Read again, because a faster administrator may have saved after the first read.
      if (before.version !== version || !(await work(tx, before))) throw moved(await requireExpense(tx, id));
      const after = await findExpense(tx, id);
      await record(tx, actorId, action, facts(before), before.name);
      await live.changed(tx, 'finances');
      return after;
    });

  const present = (expense: ExpenseRow | undefined): Expense => {
    if (!expense) throw new Error('An expense vanished inside its own transaction.');
    return presentExpense(expense);
  };

  /** @throws Refusal 400 `EXPENSE_DATE` for a day that can only be a typo */
  const refuseFarDay = ({ expenseDate }: ExpenseInput): void => {
    const last = dayAfter(clock.today(), MAX_DAYS_AHEAD);
    if (expenseDate > last) {
      const message = `Datum može biti najkasnije ${shortDate(last)}`;
      throw new Refusal(400, 'EXPENSE_DATE', message, { expenseDate: message });
    }
  };

  return {
    /**
     * @param key created once per click: a repeated request enters nothing more
     * @throws Refusal 409 `KEY_REUSED` when a request with the key has entered something else, `EXPENSE_DELETED` when what
     * it entered is deleted
     */
    async add(book: Book, input: ExpenseInput, { actorId, key }: KeyedRequest): Promise<Expense> {
      refuseFarDay(input);
      const fields = fieldsOf(input);
      return db.transaction(async (tx) => {
        await claimKey(tx, { actorId, key }, 'EXPENSE');
        const { id, isNew } = await insertExpense(tx, { ...fields, book, at: clock.now(), key });
        if (!isNew) return alreadyEntered(await findExpense(tx, id), { ...fields, book });
        await record(tx, actorId, 'Novi rashod', { after: factsOf({ ...fields, book }) }, fields.name);
        await live.changed(tx, 'finances');
        return present(await findExpense(tx, id));
      });
    },

    async update(opened: OpenedExpense, input: ExpenseInput): Promise<Expense> {
      refuseFarDay(input);
      const fields = fieldsOf(input);
      const after = await change(opened, {
        action: 'Promjena rashoda',
        isSaved: (_tx, now) => isSame(now, { ...fields, book: now.book }),
        work: (tx) => updateExpense(tx, opened.id, opened.version, fields),
        facts: (before) => ({ before: factsOf(before), after: factsOf({ ...fields, book: before.book }) }),
      });
      return present(after);
    },

    async remove(opened: OpenedExpense): Promise<void> {
      await change(opened, {
        action: 'Brisanje rashoda',
        work: (tx) => markExpenseDeleted(tx, opened.id, opened.version, clock.now()),
        facts: (before) => ({ before: factsOf(before) }),
      });
    },

    /** @param name the uploaded file name; the type is determined by the content */
    async attach(opened: OpenedExpense, name: string, content: Buffer): Promise<Expense> {
      const type = receiptType(content);
      if (!type) {
        const message =
          'Račun mora biti PDF ili slika (JPEG, PNG, WebP). Ova datoteka to nije, što god joj piše u nazivu.';
        throw new Refusal(400, 'RECEIPT_TYPE', message, { receipt: message });
      }
      const after = await change(opened, {
        action: 'Račun uz rashod',
        isSaved: async (tx, now) => now.receipt?.name === name && hasContent(await findReceipt(tx, opened.id), content),
        work: async (tx) => {
          const current = await touchExpense(tx, opened.id, opened.version);
          if (current) await saveReceipt(tx, opened.id, { name, type, content });
          return current;
        },
        facts: (before) => ({
          before: before.receipt ? { Račun: receiptLabel(before.receipt) } : undefined,
          after: { Račun: receiptLabel({ name, size: content.length }) },
        }),
      });
      return present(after);
    },

    async detach(opened: OpenedExpense): Promise<Expense> {
      const after = await change(opened, {
        action: 'Uklonjen račun uz rashod',
        isSaved: (_tx, { receipt }) => receipt === null,
        work: async (tx) => {
          const current = await touchExpense(tx, opened.id, opened.version);
          if (current) await deleteReceipt(tx, opened.id);
          return current;
        },
        facts: ({ receipt }) => ({ before: receipt ? { Račun: receiptLabel(receipt) } : undefined }),
      });
      return present(after);
    },

    async receipt(id: number) {
      const file = await findReceipt(db.handle, id);
      if (!file) throw new Refusal(404, 'RECEIPT_UNKNOWN', 'Uz taj rashod nema računa.');
      return file;
    },
  };
}

const hasContent = (receipt: { readonly content: Buffer } | undefined, content: Buffer): boolean =>
  receipt !== undefined && content.equals(receipt.content);

/** With the size, because phones give every picture the same name. */
const receiptLabel = ({ name, size }: { readonly name: string; readonly size: number }): string =>
  `${name} (${Math.max(1, Math.round(size / 1024))} kB)`;

/** Two tabs edited the same expense: the second receives the changes of the first. */
const moved = (current: ExpenseRow) =>
  new Refusal(
    409,
    'EXPENSE_MOVED',
    'Rashod je u međuvremenu promijenjen. Pogledajte sadašnje podatke pa ponovite promjenu.',
    undefined,
    { current: presentExpense(current) },
  );

/** What the first request with a key has entered, for the same request sent again. */
function alreadyEntered(first: ExpenseRow | undefined, meant: ExpenseWithBook): Expense {
  if (first && isSame(first, meant)) return presentExpense(first);
  if (!first) {
    throw new Refusal(
      409,
      'EXPENSE_DELETED',
      'Prvi je pokušaj zapisan, ali je rashod u međuvremenu izbrisan. Provjerite popis rashoda prije novog unosa.',
    );
  }
  throw new Refusal(
    409,
    'KEY_REUSED',
    'Prvi je pokušaj već zapisan, s drugim podacima. Provjerite popis rashoda prije novog unosa.',
  );
}
