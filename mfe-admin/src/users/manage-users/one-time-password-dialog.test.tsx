import { member, renderRoutes } from '@club/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OneTimePasswordDialog } from './one-time-password-dialog';

const onClose = jest.fn();
const open = async () => {
  const screens = [
    { path: '/users', element: <OneTimePasswordDialog name="Ana Kovač" password="jq3h6" onClose={onClose} /> },
  ];
  renderRoutes(screens, { at: '/users', as: member() });
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Jednokratna lozinka' });
};
const answer = async (title: string, button: string) => {
  const question = await screen.findByRole('dialog', { name: title });
  expect(within(question).getByText('Jednokratna lozinka više se neće prikazati.')).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: button }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
};

test('Escape closes the password only after a confirmation', async () => {
  const field = await open();
  await userEvent.keyboard('{Escape}');
  await answer('Želite li zatvoriti jednokratnu lozinku?', 'Ostani');
  expect(field).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await answer('Želite li zatvoriti jednokratnu lozinku?', 'Zatvori');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click on the password selects it', async () => {
  const field = await open();
  act(() => field.focus());
  // As in Safari: unless the release is prevented, it puts the caret where it was pressed, after the click.
  const isReleased = fireEvent.mouseUp(field);
  fireEvent.click(field);
  if (isReleased) field.setSelectionRange(0, 0);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('jq3h6');
});
