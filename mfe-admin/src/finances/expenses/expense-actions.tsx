import type { Expense } from '@club/shared/contracts/finances/expenses';
import { formatEuros, shortDate } from '@club/shared/domain';
import { useNotify } from '@club/shared/notices';
import { useNavigate } from '@club/shared/router';
import { useRef } from 'react';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { ActionsMenu, type MenuAction } from '../../layout/actions-menu';
import { copyAddress } from './expense-form';
import { type PickedReceipt, ReceiptInput } from './receipt-input';
import { useAttachReceipt, useDeleteExpense, useDetachReceipt } from './use-expenses';

const OTHER_BOOK = {
  LEAGUE: { book: 'ORGANIZATION', label: 'Kopiraj u rashode udruge' },
  ORGANIZATION: { book: 'LEAGUE', label: 'Kopiraj u rashode lige' },
} as const;

/** The actions for an expense of the list. */
export function ExpenseActions({ expense, onEdit }: { expense: Expense; onEdit: () => void }) {
  const file = useRef<HTMLInputElement>(null);
  // As its receipt was chosen: while the file dialog is open, somebody else may attach another one.
  const seen = useRef(expense);
  /** Of two receipts picked one after the other the first may be read later. */
  const latest = useRef<PickedReceipt>(undefined);
  const confirm = useConfirmSeen();
  const notify = useNotify();
  const navigate = useNavigate();
  const deleting = useDeleteExpense();
  const attaching = useAttachReceipt();
  const detaching = useDetachReceipt();
  const name = `${expense.expenseName}, ${shortDate(expense.expenseDate)}`;
  const other = OTHER_BOOK[expense.book];
  const remove = () =>
    confirm({
      title: 'Želite li izbrisati rashod?',
      subject: expense.expenseName,
      facts: [
        { label: 'Datum', value: shortDate(expense.expenseDate) },
        { label: 'Iznos', value: formatEuros(expense.expenseAmount), strong: true },
      ],
      lines: [
        'U dnevniku ostaje zapisano što je izbrisano.',
        ...(expense.receipt ? [`Briše se i račun: ${expense.receipt.name}`] : []),
      ],
      confirm: 'Izbriši',
      tone: 'danger',
      act: () => deleting.mutateAsync(expense),
    });
  const detach = () =>
    confirm({
      title: 'Želite li ukloniti račun?',
      lines: [name, expense.receipt?.name ?? ''],
      confirm: 'Ukloni',
      tone: 'danger',
      act: () => detaching.mutateAsync(expense),
    });
  const pick = () => {
    seen.current = expense;
    file.current?.click();
  };
  const attach = async (picked: PickedReceipt) => {
    latest.current = picked;
    const { current } = seen;
    const file = await picked.reading;
    if (file && latest.current === picked) await attaching.mutateAsync({ ...current, file }).catch(notify.refusal);
  };
  const actions: MenuAction[] = [
    { label: 'Uredi', act: onEdit },
    { label: 'Kopiraj', act: () => navigate(copyAddress(expense)) },
    { label: other.label, act: () => navigate(copyAddress(expense, other.book)) },
    { label: expense.receipt ? 'Zamijeni račun' : 'Dodaj račun', act: pick },
  ];
  if (expense.receipt) actions.push({ label: 'Ukloni račun', act: detach });
  actions.push({ label: 'Izbriši', act: remove, danger: true });
  return (
    <>
      <ActionsMenu of={name} actions={actions} busy={attaching.isPending} />
      <ReceiptInput ref={file} label={`Račun: ${name}`} onPick={(picked) => void attach(picked)} />
    </>
  );
}
