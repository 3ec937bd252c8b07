import { picker, shownBy, typeIntoPicker } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { appointmentForm } from './testing-appointment';

const form = appointmentForm();
const { open, save } = form;

test('a partly typed date is refused, gets the focus and stays as typed', async () => {
  open();
  await typeIntoPicker('Datum', '2011');
  await typeIntoPicker('Vrijeme', '17');
  await save();
  expect(await screen.findByText('Odaberite ispravan datum.')).toBeVisible();
  expect(screen.getByText('Vrijeme nije potpuno.')).toBeVisible();
  expect(form.sent).toBeUndefined();
  expect(shownBy(await picker('Datum'))).toMatch(/^20 11 /);
  expect(await picker('Datum')).toContainElement(document.activeElement as HTMLElement);
});

describe('a partly typed value does not count as empty when the form is submitted', () => {
  // The submit button leaves the focus in the field, so the field gets no `blur` before.
  const refused = async (message: string) => {
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(form.sent).toBeUndefined();
  };

  test('an optional date', async () => {
    open('2026-11-20');
    await typeIntoPicker('Skriven od', '2011');
    await refused('Odaberite ispravan datum.');
    expect(shownBy(await picker('Skriven od'))).toMatch(/^20 11 /);
  });

  test('an optional time', async () => {
    open('2026-11-20');
    await typeIntoPicker('Vrijeme', '17');
    await refused('Vrijeme nije potpuno.');
    expect(shownBy(await picker('Vrijeme'))).toMatch(/^17 /);
  });

  test('a date that had been whole, without its day', async () => {
    open('2026-11-20', '', '2026-12-01');
    await typeIntoPicker('Skriven od', '{Backspace}');
    await refused('Odaberite ispravan datum.');
  });

  test('a date that was completed after a refusal is sent', async () => {
    open('2026-11-20');
    await typeIntoPicker('Skriven od', '2011');
    await refused('Odaberite ispravan datum.');
    await typeIntoPicker('Skriven od', '20112026');
    await save();
    expect(form.sent).toEqual({ day: '2026-11-20', at: '', until: '2026-11-20' });
  });

  test('a date that was emptied', async () => {
    open('2026-11-20', '17:30', '2026-12-01');
    await typeIntoPicker('Skriven od', '');
    await save();
    expect(form.sent).toEqual({ day: '2026-11-20', at: '17:30', until: '' });
  });
});

test.each([
  ['a digit of a date', 'Skriven od', '05', ''],
  ['a digit of a time', 'Vrijeme', '17', ''],
  ['a part deleted from a whole date', 'Skriven od', '{Delete}', '2026-12-01'],
])('%s is unsaved input while the field has the focus', async (_, label, typed, before) => {
  open('2026-11-20', '', before);
  await typeIntoPicker(label, typed);
  expect(await picker(label)).toContainElement(document.activeElement as HTMLElement);
  // Whether the browser would ask before it closes the page.
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});
