import { authStore } from '@club/shared/auth';
import { useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { member, renderRoutes } from '@club/shared/testing';
import { FormTextField } from '@club/shared/ui-form';
import { Dialog } from '@club/shared/ui-over';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const Expense = z.object({ name: z.string() });
function ExpenseDialog() {
  const form = useContractForm({ schema: Expense, defaultValues: { name: '' } });
  return (
    <Dialog open aria-label="Novi trošak">
      <FormTextField control={form.control} name="name" label="Naziv" autoFocus />
    </Dialog>
  );
}
const open = () => renderRoutes([{ path: '/', element: <ExpenseDialog /> }], { at: '/', as: member() }).unmount;
const field = () => screen.getByRole('textbox', { name: 'Naziv' });

test('input that is restored into a dialog can be discarded by the keyboard', async () => {
  const leave = open();
  await userEvent.type(field(), 'Loptice');
  act(() => authStore.getState().clearSession());
  leave();
  open();
  expect(field()).toHaveValue('Loptice');
  act(() => field().focus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Odbaci' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Odbaci' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});
