import { useConfirm } from '@club/shared/dialogs';
import { useContractForm } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import * as z from '@club/shared/schema';
import { renderRoutes, withBackButton } from '@club/shared/testing';
import { Popup } from '@club/shared/ui-core';
import { FormDateField } from '@club/shared/ui-date';
import { SelectField } from '@club/shared/ui-form';
import { Dialog, DialogTitle, Menu, MenuItem } from '@club/shared/ui-over';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';

const back = withBackButton();
const open = (element: ReactElement) => void renderRoutes([{ path: '/', element }], { at: '/' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

function Question({ work }: { work?: () => Promise<unknown> }) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState<boolean>();
  const ask = async () => setAnswer(await confirm({ title: 'Sigurno?', confirm: 'Da', act: work }));
  return (
    <button type="button" onClick={() => void ask()}>
      Pitaj{answer === false && ': ne'}
    </button>
  );
}

/** A dialog with a list of choices: one overlay over another. */
function Choice() {
  const [isOpen, setOpen] = useState(true);
  const [court, setCourt] = useState('1');
  const courts = [
    { value: '1', label: 'Teren 1' },
    { value: '2', label: 'Teren 2' },
  ];
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="title">
      <DialogTitle id="title">Zatvaranje terena</DialogTitle>
      <SelectField label="Teren" value={court} options={courts} onChange={setCourt} />
    </Dialog>
  );
}

function Actions() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Radnje
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem>Uredi</MenuItem>
      </Menu>
    </>
  );
}

function Born() {
  const form = useContractForm({ schema: z.object({ day: z.string() }), defaultValues: { day: '' } });
  return <FormDateField control={form.control} name="day" label="Datum rođenja" />;
}

describe('Back on a phone', () => {
  test('leaves the page when nothing is open', () => {
    open(<Question />);
    expect(back()).toBe(false);
  });

  test('answers a question with no', async () => {
    open(<Question />);
    await press('Pitaj');
    expect(back()).toBe(true);
    await screen.findByRole('button', { name: 'Pitaj: ne' });
    await gone('dialog');
    expect(back()).toBe(false);
  });

  test('waits for the work of a dialog, however often it is pressed, says so, and closes the dialog afterwards', async () => {
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise((_, reject) => {
      fail = reject;
    });
    open(<Question work={() => work} />);
    await press('Pitaj');
    await press('Da');
    expect([back(), back()]).toEqual([true, true]);
    expect(screen.getByRole('dialog', { name: 'Sigurno?' })).toBeVisible();
    expect(screen.getByText('Pričekajte, podaci se spremaju.')).toBeVisible();
    await act(async () => fail(new ApiError(409, 'SLOT_TAKEN', 'Teren je zauzet.')));
    expect(back()).toBe(true);
    await gone('dialog');
  });

  test('closes a list of choices, and only then the dialog below it', async () => {
    open(<Choice />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Teren' }));
    expect(back()).toBe(true);
    await gone('listbox');
    expect(screen.getByRole('dialog', { name: 'Zatvaranje terena' })).toBeVisible();
    expect(back()).toBe(true);
    await gone('dialog');
  });

  test('closes a menu', async () => {
    open(<Actions />);
    await press('Radnje');
    expect(back()).toBe(true);
    await gone('menu');
  });

  test('closes a panel, and returns the focus to its button', async () => {
    open(<Popup opener={<button type="button">Obavijesti</button>}>Nema obavijesti.</Popup>);
    await press('Obavijesti');
    expect(back()).toBe(true);
    expect(screen.getByRole('button', { name: 'Obavijesti', expanded: false })).toHaveFocus();
    expect(back()).toBe(false);
  });

  test('closes a calendar', async () => {
    open(<Born />);
    await userEvent.click(screen.getByRole('button', { name: /datum/i }));
    await screen.findByRole('dialog');
    expect(back()).toBe(true);
    await gone('dialog');
  });
});

test('Escape closes the upper overlay alone: the browser does not pass it on to the watcher of the one below', async () => {
  open(<Choice />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Teren' }));
  const pressed = jest.fn();
  document.addEventListener('keydown', ({ key, defaultPrevented }) => pressed(key, defaultPrevented), true);
  await userEvent.keyboard('{Escape}');
  expect(pressed.mock.calls).toEqual([['Escape', true]]);
  await gone('listbox');
  expect(screen.getByRole('dialog', { name: 'Zatvaranje terena' })).toBeVisible();
  // Nor after the upper one has closed: the dialog may ask a question, which the same key press must not close.
  await userEvent.keyboard('{Escape}');
  expect(pressed.mock.calls).toEqual([
    ['Escape', true],
    ['Escape', true],
  ]);
});
