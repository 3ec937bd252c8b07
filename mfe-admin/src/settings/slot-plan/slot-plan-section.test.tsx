import { PRESET_CLUB } from '@club/shared/contracts/club-profile';
import type { SlotPlan } from '@club/shared/contracts/slot-plan';
import { aReservation, deferred, fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { press, retype, rowsOf } from '../../testing/administrator';
import { SlotPlanSection } from './slot-plan-section';

const CALL = '*/api/admin/settings/slot-plan';
const HIDDEN = [{ id: 1, teren: 2, vrijemeTermina: '20:00:00', from: null }];
const NINE = '08:00, 09:30, 11:00, 12:30, 14:00, 15:30, 17:00, 18:30, 20:00';
let plan: SlotPlan;
let sent: unknown[];
const api = fakeApi(
  http.get(CALL, () => HttpResponse.json(plan)),
  http.put(CALL, async ({ request }) => {
    const input = (await request.json()) as SlotPlan;
    sent.push(input);
    plan = { ...input, version: input.version + 18 };
    return HttpResponse.json({ message: 'Termini su spremljeni.', plan });
  }),
);
beforeEach(() => {
  sent = [];
  plan = { version: 18, courts: PRESET_CLUB.slotPlan };
});
const open = () => renderRoutes([{ path: '/', element: <SlotPlanSection hiddenSlots={HIDDEN} /> }], { at: '/' });
const court = async (name: string) => within(await screen.findByRole('group', { name }));
const previewOf = (of: ReturnType<typeof within>) => of.getByText('Pregled:').parentElement;

test('the current plan, with its hidden slots', async () => {
  open();
  const second = await court('Teren 2');
  expect(second.getByLabelText('Počeci termina')).toHaveValue(NINE);
  expect(second.getByLabelText('Prvi termin')).toHaveValue('08:00');
  expect(second.getByLabelText('Broj termina')).toHaveValue('9');
  expect(previewOf(second)).toHaveTextContent(/18:30–20:00, 20:00–21:30\. Skriveno: 20:00\.$/);
  // In its own element, inside which no line breaks.
  expect(second.getByText('18:30–20:00')).toBeVisible();
});

test('a hidden slot that the typed plan does not have is named before it is saved', async () => {
  open();
  const second = await court('Teren 2');
  await retype(second.getByLabelText('Broj termina'), '8');
  expect(previewOf(second)).toHaveTextContent(/18:30–20:00\. Iz skrivenih termina uklanja se: 20:00\.$/);
  await retype(second.getByLabelText('Broj termina'), '9');
  expect(previewOf(second)).toHaveTextContent(/20:00–21:30\. Skriveno: 20:00\.$/);
});

test('first slot, duration and number produce the list; it is previewed and sent', async () => {
  open();
  const first = await court('Teren 1');
  await retype(first.getByLabelText('Prvi termin'), '7:00');
  await retype(first.getByLabelText('Broj termina'), '3');
  await userEvent.click(first.getByRole('combobox', { name: 'Trajanje' }));
  await userEvent.click(await screen.findByRole('option', { name: '75 minuta' }));
  expect(first.getByLabelText('Počeci termina')).toHaveValue('07:00, 08:15, 09:30');
  expect(previewOf(first)).toHaveTextContent('Pregled: 07:00–08:15, 08:15–09:30, 09:30–10:45');
  await press('Spremi termine');
  await screen.findByText('Termini su spremljeni.');
  const [, second] = PRESET_CLUB.slotPlan;
  expect(sent).toEqual([
    { version: 18, courts: [{ teren: 1, minutes: 75, starts: ['07:00', '08:15', '09:30'] }, second] },
  ]);
  // The next change is based on the saved version.
  await retype((await court('Teren 1')).getByLabelText('Broj termina'), '2');
  await press('Spremi termine');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 36 });
});

test('input typed while the times are being saved stays, and can be saved next', async () => {
  const saving = deferred();
  api.use(
    http.put(
      CALL,
      async ({ request }) => {
        const input = (await request.json()) as SlotPlan;
        sent.push(input);
        await saving.promise;
        plan = { ...input, version: 36 };
        return HttpResponse.json({ message: 'Termini su spremljeni.', plan });
      },
      { once: true },
    ),
  );
  const { client } = open();
  const first = await court('Teren 1');
  await retype(first.getByLabelText('Počeci termina'), '8.00');
  await press('Spremi termine');
  await waitFor(() => expect(sent).toHaveLength(1));
  const second = await court('Teren 2');
  await retype(second.getByLabelText('Počeci termina'), '17:00');
  saving.resolve();
  await screen.findByText('Termini su spremljeni.');
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(second.getByLabelText('Počeci termina')).toHaveValue('17:00');
  expect(screen.queryByText(/u međuvremenu promijenjeni/)).not.toBeInTheDocument();
  await press('Spremi termine');
  await waitFor(() =>
    expect(sent[1]).toMatchObject({ version: 36, courts: [{ starts: ['08:00'] }, { starts: ['17:00'] }] }),
  );
});

test('a list with breaks can be typed', async () => {
  open();
  const first = await court('Teren 1');
  await retype(first.getByLabelText('Počeci termina'), '8.00, 17:00');
  expect(previewOf(first)).toHaveTextContent('Pregled: 08:00–09:30, 17:00–18:30');
  await press('Spremi termine');
  await waitFor(() => expect(sent).toMatchObject([{ courts: [{ starts: ['08:00', '17:00'] }, {}] }]));
});

const chooseLength = async (of: ReturnType<typeof within>, length: string) => {
  await userEvent.click(of.getByRole('combobox', { name: 'Trajanje' }));
  await userEvent.click(await screen.findByRole('option', { name: length }));
};

test('first slot and number follow a typed list, whose breaks stay when the duration changes', async () => {
  open();
  const first = await court('Teren 1');
  const starts = first.getByLabelText('Počeci termina');
  await retype(starts, '9:00, 10:30, 17:00, 18:30');
  expect(first.getByLabelText('Prvi termin')).toHaveValue('09:00');
  expect(first.getByLabelText('Broj termina')).toHaveValue('4');
  await chooseLength(first, '60 minuta');
  expect(starts).toHaveValue('9:00, 10:30, 17:00, 18:30');
  expect(previewOf(first)).toHaveTextContent('Pregled: 09:00–10:00, 10:30–11:30, 17:00–18:00, 18:30–19:30');
  await chooseLength(first, '120 minuta');
  expect(await first.findByText('Termini 09:00–11:00 i 10:30–12:30 se preklapaju.')).toBeVisible();
  expect(starts).toHaveValue('9:00, 10:30, 17:00, 18:30');
});

test('a typed list without breaks is computed again for another duration', async () => {
  open();
  const first = await court('Teren 1');
  await retype(first.getByLabelText('Počeci termina'), '9.00, 10:30');
  await chooseLength(first, '60 minuta');
  expect(first.getByLabelText('Počeci termina')).toHaveValue('09:00, 10:00');
});

test('a partly typed first slot or number changes nothing yet', async () => {
  open();
  const first = await court('Teren 1');
  await retype(first.getByLabelText('Prvi termin'), '7:');
  await retype(first.getByLabelText('Broj termina'), '');
  await chooseLength(first, '60 minuta');
  expect(first.getByLabelText('Prvi termin')).toHaveValue('7:');
  expect(first.getByLabelText('Broj termina')).toHaveValue('');
  expect(first.getByLabelText('Počeci termina')).toHaveValue(NINE);
});

test.each([
  ['Prvi termin', '7', 'Upišite vrijeme, npr. 08:00.'],
  ['Prvi termin', '', 'Upišite vrijeme, npr. 08:00.'],
  ['Broj termina', '0', 'Upišite broj od 1 do 17.'],
  ['Broj termina', '40', 'Upišite broj od 1 do 17.'],
  ['Broj termina', '', 'Upišite broj od 1 do 17.'],
])('%s „%s” is refused under its field, and not saved as the list before it', async (label, text, fault) => {
  open();
  const first = await court('Teren 1');
  const field = first.getByLabelText(label);
  await retype(field, text);
  expect(first.queryByText(fault)).not.toBeInTheDocument();
  await press('Spremi termine');
  expect(await first.findByText(fault)).toBeVisible();
  expect(field).toHaveAccessibleDescription(fault);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(first.getByText('ispravite upisano.')).toBeVisible();
  expect(sent).toEqual([]);

  // The list that is typed instead applies.
  await retype(first.getByLabelText('Počeci termina'), '10:00, 12:00');
  expect(first.queryByText(fault)).not.toBeInTheDocument();
  expect(first.getByLabelText('Prvi termin')).toHaveValue('10:00');
  expect(first.getByLabelText('Broj termina')).toHaveValue('2');
  await press('Spremi termine');
  await waitFor(() => expect(sent).toMatchObject([{ courts: [{ starts: ['10:00', '12:00'] }, {}] }]));
});

test('the message about the number of slots goes as soon as the number is possible', async () => {
  open();
  const first = await court('Teren 1');
  const count = first.getByLabelText('Broj termina');
  await retype(count, '40');
  await userEvent.tab();
  expect(await first.findByText('Upišite broj od 1 do 17.')).toBeVisible();
  await userEvent.type(count, '{Backspace}');
  expect(first.queryByText('Upišite broj od 1 do 17.')).not.toBeInTheDocument();
  await press('Spremi termine');
  await waitFor(() => expect(sent).toMatchObject([{ courts: [{ starts: ['08:00', '09:30', '11:00', '12:30'] }, {}] }]));
});

test.each([
  ['osam', 'Upišite početke odvojene zarezom, npr. 08:00, 09:30.'],
  ['08:00, 09:00', 'Termini 08:00–09:30 i 09:00–10:30 se preklapaju.'],
  ['22:00', 'Termin 22:00–23:30 završava nakon 23:00.'],
  ['23:30', 'Termin 23:30–01:00 prelazi ponoć.'],
  ['', 'Upišite barem jedan termin.'],
])('starts „%s” are refused under their field', async (text, fault) => {
  open();
  const first = await court('Teren 1');
  await retype(first.getByLabelText('Počeci termina'), text);
  await press('Spremi termine');
  expect(await first.findByText(fault)).toBeVisible();
  expect(first.getByText('ispravite upisano.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('bookings that would be left without a slot are listed, and the input stays', async () => {
  const reservations = [aReservation({ datumRezerviranja: '2026-11-22' })];
  api.use(http.put(CALL, () => refuse(409, 'Rezervirano je.', { code: 'SLOT_BOOKED', extra: { reservations } })));
  open();
  const first = await court('Teren 1');
  await retype(first.getByLabelText('Počeci termina'), '08:00');
  await press('Spremi termine');
  expect((await rowsOf('Rezervacije izvan novih termina')).at(-1)?.slice(0, 2)).toEqual([
    '22.11.2026. · 18:30–20:00',
    '18:30–20:00',
  ]);
  expect(first.getByLabelText('Počeci termina')).toHaveValue('08:00');
});

test('times saved by another administrator meanwhile are shown before they can be overwritten', async () => {
  open();
  const first = await court('Teren 1');
  await retype(first.getByLabelText('Počeci termina'), '08:00');
  plan = { version: 99, courts: [{ teren: 1, minutes: 60, starts: ['10:00'] }, ...PRESET_CLUB.slotPlan.slice(1)] };
  api.use(
    http.put(CALL, () => refuse(409, 'Drugi je bio brži.', { code: 'SLOT_PLAN_CHANGED', extra: { plan } }), {
      once: true,
    }),
  );
  await press('Spremi termine');
  expect(await screen.findByText('Drugi je bio brži.')).toBeVisible();
  expect(await screen.findByText(/10:00–11:00/)).toBeVisible();
  expect(first.getByLabelText('Počeci termina')).toHaveValue('08:00');
  await press('Spremi termine');
  await waitFor(() => expect(sent).toMatchObject([{ version: 99, courts: [{ starts: ['08:00'] }, {}] }]));
});

test('the other administrator’s times can be taken over instead', async () => {
  open();
  const first = await court('Teren 1');
  await retype(first.getByLabelText('Počeci termina'), '08:00');
  plan = { version: 99, courts: [{ teren: 1, minutes: 60, starts: ['10:00'] }, ...PRESET_CLUB.slotPlan.slice(1)] };
  api.use(http.put(CALL, () => refuse(409, 'Drugi je bio brži.', { code: 'SLOT_PLAN_CHANGED', extra: { plan } })));
  await press('Spremi termine');
  await press('Učitaj');
  expect((await court('Teren 1')).getByLabelText('Počeci termina')).toHaveValue('10:00');
  expect(screen.queryByText('Drugi je bio brži.')).not.toBeInTheDocument();
});

test('times that are saved as they are typed, because the answer was lost, are not those of somebody else', async () => {
  const { client } = open();
  const first = await court('Teren 1');
  const starts = first.getByLabelText('Počeci termina');
  await retype(starts, '10.00, 8:00');
  api.use(
    http.put(
      CALL,
      async ({ request }) => {
        const { courts } = (await request.json()) as SlotPlan;
        const [typed, ...others] = courts as [SlotPlan['courts'][number], ...SlotPlan['courts']];
        plan = { version: 99, courts: [{ ...typed, starts: ['08:00', '10:00'] }, ...others] };
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await press('Spremi termine');
  expect(await screen.findByText(/Poslužitelj ne odgovara/)).toBeVisible();
  await act(() => client.refetchQueries());
  expect(screen.queryByText(/u međuvremenu promijenjeni/)).not.toBeInTheDocument();
  await retype(starts, '10:00');
  expect(await screen.findByText(/u međuvremenu promijenjeni/)).toHaveTextContent('08:00–09:30, 10:00–11:30');
});
