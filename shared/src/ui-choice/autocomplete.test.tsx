import { renderRoutes, withBackButton } from '@club/shared/testing';
import { Dialog, DialogTitle } from '@club/shared/ui-over';
import TextField from '@mui/material/TextField';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Autocomplete } from './autocomplete';

const back = withBackButton();
const COURTS = ['Teren 1', 'Teren 2', 'Dvorana'];

function Choice({ onClose }: { onClose?: () => void }) {
  const [court, setCourt] = useState<string | null>('Teren 2');
  const [text, setText] = useState('Teren 2');
  return (
    <Autocomplete
      options={COURTS}
      getOptionLabel={(option) => option}
      value={court}
      onChange={(_event, option) => setCourt(option)}
      inputValue={text}
      onInputChange={(_event, input) => setText(input)}
      onClose={onClose}
      renderInput={(field) => <TextField {...field} label="Teren" />}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Teren' });

test('Back on a phone closes the list and keeps the choice, and only then the dialog below', async () => {
  const [closeList, closeDialog] = [jest.fn(), jest.fn()];
  const dialog = (
    <Dialog open onClose={closeDialog} aria-labelledby="title">
      <DialogTitle id="title">Zatvaranje terena</DialogTitle>
      <Choice onClose={closeList} />
    </Dialog>
  );
  renderRoutes([{ path: '/', element: dialog }], { at: '/' });
  await userEvent.click(field());
  expect(screen.getByRole('listbox', { name: 'Teren' })).toBeVisible();
  expect(back()).toBe(true);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(closeList).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('Teren 2');
  expect(closeDialog).not.toHaveBeenCalled();
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(closeDialog).not.toHaveBeenCalled();
  expect(back()).toBe(true);
  expect(closeDialog).toHaveBeenCalledTimes(1);
});

test('each click selects the chosen text, which typing replaces; the words are Croatian', async () => {
  renderRoutes([{ path: '/', element: <Choice /> }], { at: '/' });
  await userEvent.click(field());
  await userEvent.keyboard('dvor{Enter}');
  expect(field()).toHaveValue('Dvorana');
  await userEvent.click(field());
  // Safari puts the caret where the mouse was released, after the click, unless the release is prevented.
  expect(fireEvent.mouseUp(field())).toBe(false);
  await userEvent.keyboard('xyz');
  expect(field()).toHaveValue('xyz');
  expect(screen.getByText('Ništa nije pronađeno.').closest('[role="status"]')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zatvori' }));
  expect(screen.getByRole('button', { name: 'Otvori' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Obriši' }));
  expect(field()).toHaveValue('');
});
