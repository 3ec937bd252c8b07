import type { Expense } from '@club/shared/contracts/finances/expenses';
import { formatEuros, shortDate } from '@club/shared/domain';
import { ExpandIcon } from '@club/shared/icons';
import { useNotify } from '@club/shared/notices';
import { useNavigate } from '@club/shared/router';
import { Box, BusyButton } from '@club/shared/ui-core';
import { Menu, MenuItem } from '@club/shared/ui-over';
import { useRef, useState } from 'react';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { copyAddress } from './expense-form';
import { ReceiptInput } from './receipt-input';
import { useAttachReceipt, useDeleteExpense, useDetachReceipt } from './use-expenses';

/** The actions for an expense of the list: a menu, so that the list stays readable on a phone. */
export function ExpenseActions({ expense, onEdit }: { expense: Expense; onEdit: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const file = useRef<HTMLInputElement>(null);
  // As its receipt was chosen: while the file dialog is open, somebody else may attach another one.
  const seen = useRef(expense);
  const confirm = useConfirmSeen();
  const notify = useNotify();
  const navigate = useNavigate();
  const deleting = useDeleteExpense();
  const attaching = useAttachReceipt();
  const detaching = useDetachReceipt();
  const name = `${expense.expenseName}, ${shortDate(expense.expenseDate)}`;
  const choose = (act: () => unknown) => () => {
    setAnchor(null);
    act();
  };
  const remove = () =>
    confirm({
      title: 'Želite li izbrisati rashod?',
      subject: expense.expenseName,
      facts: [
        { label: 'Datum', value: shortDate(expense.expenseDate) },
        { label: 'Iznos', value: formatEuros(expense.expenseAmount), strong: true },
      ],
      lines: ['U dnevniku ostaje zapisano što je izbrisano.'],
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
  const attach = (picked: File) => void attaching.mutateAsync({ ...seen.current, file: picked }).catch(notify.refusal);
  return (
    <>
      <BusyButton
        busy={attaching.isPending}
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Radnje: ${name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={QUIET_ON_PHONE}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Radnje
        </Box>
      </BusyButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onEdit)}>Uredi</MenuItem>
        <MenuItem onClick={choose(() => navigate(copyAddress(expense)))}>Kopiraj</MenuItem>
        <MenuItem onClick={choose(pick)}>{expense.receipt ? 'Zamijeni račun' : 'Dodaj račun'}</MenuItem>
        {expense.receipt && <MenuItem onClick={choose(detach)}>Ukloni račun</MenuItem>}
        <MenuItem onClick={choose(remove)} sx={{ color: 'error.main' }}>
          Izbriši
        </MenuItem>
      </Menu>
      <ReceiptInput ref={file} label={`Račun: ${name}`} onPick={attach} />
    </>
  );
}

/**
 * On a phone the icon alone, beside the date; as high as a finger needs, but the row is not made higher for it: around the
 * icon nothing else can be pressed.
 */
const QUIET_ON_PHONE = {
  color: { xs: 'text.secondary', sm: 'primary.main' },
  my: { xs: '-9px', sm: 0 },
  '& .MuiButton-endIcon': { m: { xs: 0, sm: '0 -4px 0 8px' } },
} as const;
