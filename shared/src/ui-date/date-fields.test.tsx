import { ZagrebDate } from '@club/shared/contracts/scalars';
import { submission, useContractForm } from '@club/shared/form';
import * as z from '@club/shared/schema';
import { picker, renderRoutes, shownBy, typeIntoPicker } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDateField, FormTimeField } from '.';

const Appointment = z.object({
  day: ZagrebDate,
  at: z.string().check(z.regex(/^(\d\d:\d\d)?$/, 'Vrijeme nije potpuno.')),
});
let sent: unknown;
beforeEach(() => {
  sent = undefined;
});

function Form({ day, at }: { day: string; at: string }) {
  const form = useContractForm({ schema: Appointment, defaultValues: { day, at } });
  const send = (values: unknown) => {
    sent = values;
  };
  return (
    <form noValidate onSubmit={submission(form, { send, refused: () => undefined })}>
      <FormDateField control={form.control} name="day" label="Datum" helperText="Zadnji dan igranja." />
      <FormTimeField control={form.control} name="at" label="Vrijeme" />
      <button type="button" onClick={() => form.reset({ day: '2027-01-02', at: '08:00' })}>
        Drugo
      </button>
      <button type="submit">Spremi</button>
    </form>
  );
}
const open = (day = '', at = '') => renderRoutes([{ path: '/', element: <Form day={day} at={at} /> }], { at: '/' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Spremi' }));

test('a date and a time are shown and typed in the Croatian format, whatever the browser’s language', async () => {
  expect(navigator.language).toBe('en-US');
  open('2026-11-20', '17:30');
  expect(shownBy(await picker('Datum'))).toBe('20 11 2026');
  expect(shownBy(await picker('Vrijeme'))).toBe('17 30');
  await typeIntoPicker('Datum', '01032027');
  await typeIntoPicker('Vrijeme', '2005');
  await save();
  expect(sent).toEqual({ day: '2027-03-01', at: '20:05' });
});

test('the calendar is Croatian and the chosen day is written to the form', async () => {
  open('2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: /^Odaberi datum/ }));
  expect(screen.getByText(/studeni 2026/i)).toBeVisible();
  await userEvent.click(screen.getByRole('gridcell', { name: '27' }));
  await save();
  expect(sent).toEqual({ day: '2026-11-27', at: '' });
});

test('a partly typed date is refused, gets the focus and stays as typed', async () => {
  open();
  await typeIntoPicker('Datum', '2011');
  await typeIntoPicker('Vrijeme', '17');
  await save();
  expect(await screen.findByText('Odaberite ispravan datum.')).toBeVisible();
  expect(screen.getByText('Vrijeme nije potpuno.')).toBeVisible();
  expect(sent).toBeUndefined();
  expect(shownBy(await picker('Datum'))).toMatch(/^20 11 /);
  expect(await picker('Datum')).toContainElement(document.activeElement as HTMLElement);
});

test('an empty date that is refused gets the focus at its first part, where a date can be typed', async () => {
  open('', '17:30');
  await save();
  expect(await screen.findByText('Odaberite ispravan datum.')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Dan' })).toHaveFocus();
  expect(screen.getByRole('spinbutton', { name: 'Dan' })).toHaveAttribute('aria-valuetext', 'prazno');
});

test('a cleared date is empty, and a form that is reset shows its new values', async () => {
  open('2026-11-20', '17:30');
  await typeIntoPicker('Datum', '');
  await typeIntoPicker('Vrijeme', '');
  await save();
  expect(await screen.findByText('Odaberite ispravan datum.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Drugo' }));
  expect(shownBy(await picker('Datum'))).toBe('02 01 2027');
  expect(shownBy(await picker('Vrijeme'))).toBe('08 00');
});
