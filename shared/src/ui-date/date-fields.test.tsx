import { picker, renderRoutes, shownBy, typeIntoPicker } from '@club/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { AppointmentForm, appointmentForm } from './testing-appointment';

const form = appointmentForm();
const { open, save } = form;

test('a date and a time are shown and typed in the Croatian format, whatever the browser’s language', async () => {
  expect(navigator.language).toBe('en-US');
  open('2026-11-20', '17:30');
  expect(shownBy(await picker('Datum'))).toBe('20 11 2026');
  expect(shownBy(await picker('Vrijeme'))).toBe('17 30');
  await typeIntoPicker('Datum', '01032027');
  await typeIntoPicker('Vrijeme', '2005');
  await save();
  expect(form.sent).toEqual({ day: '2027-03-01', at: '20:05', until: '' });
});

test('a date has the final stop of Croatian dates, also before it is typed', async () => {
  open('2026-11-20');
  expect(await picker('Datum')).toHaveTextContent('20.11.2026.');
  expect(await picker('Skriven od')).toHaveTextContent('DD.MM.GGGG.');
});

test.each(['1.3.2027', '01.03.2027.', '1. 3. 2027.', '01032027', '1,3,2027', '1/3/2027', '1-3-2027', '1 3 2027'])(
  'a date can be typed as %s, with or without its stops',
  async (text) => {
    open('', '17:30');
    await typeIntoPicker('Datum', text);
    await save();
    expect(form.sent).toMatchObject({ day: '2027-03-01' });
  },
);

/** A form that renders again outside of `act`, as after validation; `drawn` is called before the effects of that render. */
function FormDrawnAnew({ drawn }: { drawn: () => void }) {
  const [isAnew, setAnew] = useState(false);
  useLayoutEffect(() => {
    if (!isAnew) return;
    // After such a long render the scheduler yields to the browser before it runs the effects.
    const end = performance.now() + 50;
    while (performance.now() < end);
    queueMicrotask(drawn);
  }, [isAnew, drawn]);
  return (
    <>
      <AppointmentForm day="2026-11-20" at="17:30" until="" send={() => undefined} />
      <button type="button" onClick={() => setTimeout(() => setAnew(true))}>
        Provjeri
      </button>
    </>
  );
}

test('a digit typed while the form renders again does not empty the other parts of the date', async () => {
  let isTyped = false;
  const drawn = () => {
    const part = document.activeElement as HTMLElement;
    part.textContent = '0';
    fireEvent.input(part);
    isTyped = true;
  };
  renderRoutes([{ path: '/', element: <FormDrawnAnew drawn={drawn} /> }], { at: '/' });
  await typeIntoPicker('Datum', '14');
  fireEvent.click(screen.getByRole('button', { name: 'Provjeri' }));
  await waitFor(() => expect(isTyped).toBe(true));
  expect(shownBy(await picker('Datum'))).toMatch(/^14 0/);
});

test.each(['8:05', '08:05', '8.05', '0805'])('a time can be typed as %s', async (text) => {
  open('2026-11-20');
  await typeIntoPicker('Vrijeme', text);
  await save();
  expect(form.sent).toMatchObject({ at: '08:05' });
});

test('a date can be typed over another one with its stops', async () => {
  open('2026-11-20', '17:30');
  await typeIntoPicker('Datum', '{Control>}a{/Control}1.3.2027');
  await save();
  expect(form.sent).toMatchObject({ day: '2027-03-01' });
});

test('the colon after a single digit leads to the minutes', async () => {
  open('2026-11-20');
  await typeIntoPicker('Vrijeme', '1:30');
  await save();
  expect(form.sent).toMatchObject({ at: '01:30' });
});

test.each([
  '20.11.2026',
  '20.11.2026.',
  '20. 11. 2026.',
  ' 20.11.2026. ',
  '20/11/2026',
  '2026-11-20',
  '20.11.2026. u 18:30',
])('a date can be pasted as "%s"', async (text) => {
  open('', '17:30');
  const [first] = within(await picker('Datum')).getAllByRole('spinbutton');
  await userEvent.click(first as HTMLElement);
  await userEvent.paste(text);
  await save();
  expect(form.sent).toMatchObject({ day: '2026-11-20' });
});

test.each(['8:05', '8.05', ' 08:05 h', '08:05:00', '8:05–9:35'])('a time can be pasted as "%s"', async (text) => {
  open('2026-11-20', '17:30');
  await typeIntoPicker('Vrijeme', '{Control>}a{/Control}');
  await userEvent.paste(text);
  await save();
  expect(form.sent).toMatchObject({ at: '08:05' });
});

test.each(['sutra u podne', '31.4.2026.', '5.3.26.', '1.3.20271', '24:00'])(
  'a pasted "%s" leaves the fields as they were',
  async (text) => {
    open('2026-11-20', '17:30');
    for (const label of ['Datum', 'Vrijeme']) {
      await typeIntoPicker(label, '{Control>}a{/Control}');
      await userEvent.paste(text);
    }
    await save();
    expect(form.sent).toMatchObject({ day: '2026-11-20', at: '17:30' });
  },
);

test('digits alone are pasted into the part that has the focus', async () => {
  open('2026-11-20', '17:30');
  const [day] = within(await picker('Datum')).getAllByRole('spinbutton');
  await userEvent.click(day as HTMLElement);
  await userEvent.paste('22');
  await save();
  expect(form.sent).toMatchObject({ day: '2026-11-22' });
});

test('a pasted date needs no leading zeros', async () => {
  open('2026-11-20', '17:30');
  await typeIntoPicker('Datum', '{Control>}a{/Control}');
  await userEvent.paste('1.3.2027.');
  await save();
  expect(form.sent).toMatchObject({ day: '2027-03-01' });
});

test('each part of a required date says that it is required', async () => {
  open('2026-11-20');
  for (const part of within(await picker('Skriven od')).getAllByRole('spinbutton')) expect(part).not.toBeRequired();
  for (const part of within(await picker('Datum')).getAllByRole('spinbutton')) expect(part).toBeRequired();
});

test('each part of an invalid date says that it is invalid, and why', async () => {
  open('', '17:30');
  const parts = within(await picker('Datum')).getAllByRole('spinbutton');
  for (const part of parts) {
    expect(part).toBeValid();
    expect(part).toHaveAccessibleDescription('Zadnji dan igranja.');
  }
  await save();
  expect(await screen.findByText('Odaberite ispravan datum.')).toBeVisible();
  for (const part of parts) {
    expect(part).toBeInvalid();
    expect(part).toHaveAccessibleDescription('Odaberite ispravan datum.');
  }
});

test('the calendar is Croatian and the chosen day is written to the form', async () => {
  open('2026-11-20');
  await userEvent.click(within(await picker('Datum')).getByRole('button', { name: /^Odaberi datum/ }));
  expect(screen.getByText(/studeni 2026/i)).toBeVisible();
  await userEvent.click(screen.getByRole('gridcell', { name: '27' }));
  await save();
  expect(form.sent).toEqual({ day: '2026-11-27', at: '', until: '' });
});

test('today is the club’s day, whatever the clock of the browser: an empty date opens in its month', async () => {
  const { client } = open();
  await waitFor(() => expect(client.getQueryData(['club-day'])).toBeDefined());
  await userEvent.click(within(await picker('Datum')).getByRole('button', { name: /^Odaberi datum/ }));
  expect(screen.getByText(/ožujak 2031/i)).toBeVisible();
  expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent('5');
});

test('an empty date that is refused gets the focus at its first part, where a date can be typed', async () => {
  open('', '17:30');
  await save();
  expect(await screen.findByText('Odaberite ispravan datum.')).toBeVisible();
  const day = within(await picker('Datum')).getByRole('spinbutton', { name: 'Dan' });
  expect(day).toHaveFocus();
  expect(day).toHaveAttribute('aria-valuetext', 'prazno');
});

test.each([
  ['its button', save],
  ['Enter', () => userEvent.keyboard('{Enter}')],
])(
  'a date that was selected as a whole and emptied gets the focus at its first part when %s submits it',
  async (_, send) => {
    open('2026-11-20', '17:30');
    await typeIntoPicker('Datum', '');
    await send();
    expect(await screen.findByText('Odaberite ispravan datum.')).toBeVisible();
    const day = within(await picker('Datum')).getByRole('spinbutton', { name: 'Dan' });
    expect(day).toHaveFocus();
    expect(day).toBeInvalid();
  },
);

test('a screen reader hears each part as it is typed, not the whole value again, although a text is below the field', async () => {
  open('2026-11-20', '17:30');
  const date = await picker('Datum');
  expect(date).toHaveAccessibleDescription('Zadnji dan igranja.');
  expect(date).toHaveAttribute('aria-live', 'off');
});

test('the calendar is named like its field', async () => {
  open('2026-11-20', '17:30');
  await userEvent.click(within(await picker('Datum')).getByRole('button', { name: /^Odaberi datum/ }));
  expect(await screen.findByRole('dialog', { name: 'Datum' })).toBeVisible();
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
