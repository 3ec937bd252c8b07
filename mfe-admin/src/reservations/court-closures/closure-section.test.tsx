import type { ListedClosure } from '@club/shared/contracts/court-closures';
import { aReservation, failingRead, fakeApi, onClubDay, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { aClosure } from '../../testing/a-closure';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';

const CALL = '*/api/admin/court-closures';
let closures: ListedClosure[];
const api = fakeApi(
  http.get(CALL, () => HttpResponse.json({ content: closures, totalElements: closures.length })),
  http.get(`${CALL}/1`, () =>
    HttpResponse.json({
      ...aClosure(),
      slots: [
        { datum: '2026-11-21', vrijemeTermina: '08:00:00', teren: 1, passed: true },
        { datum: '2026-11-21', vrijemeTermina: '09:30:00', teren: 1, passed: false },
      ],
      voided: [aReservation({ statusPlacanja: 'PAID' })],
    }),
  ),
  onClubDay(),
);
afterEach(() => jest.useRealTimers());

test('closures are listed with their effects; past ones are read-only', async () => {
  closures = [aClosure(), aClosure({ id: 2, phase: 'PAST', from: '2026-11-01', to: '2026-11-01', slotCount: 1 })];
  openAsAdmin('/admin/court-closures');
  expect((await rowsOf('Zatvaranja')).slice(1).map((row) => row.slice(0, 4))).toEqual([
    [
      '21.11.2026. – 22.11.2026.svakoga dana do 17:00, tereni 1 i 2',
      'Predstoji',
      'KišaZvonimir Horvat, 20.11.2026.',
      '22 terminaotkazano: 1 rezervacija',
    ],
    [
      '01.11.2026.do 17:00, tereni 1 i 2',
      'Prošlo',
      'KišaZvonimir Horvat, 20.11.2026.',
      '1 terminotkazano: 1 rezervacija',
    ],
  ]);
  expect(screen.getAllByRole('button', { name: /^Poništi zatvaranje/ })).toHaveLength(1);
  await press('Termini: zatvaranje 21.11.2026. – 22.11.2026.');
  expect((await rowsOf('Zatvoreni termini')).slice(1)).toEqual([
    ['21.11.2026.', '08:00–09:30', '1', 'Prošao'],
    ['21.11.2026.', '09:30–11:00', '1', 'Zatvoren'],
  ]);
  expect((await rowsOf('Plaćeno: vraća se igračima')).at(-1)?.at(-1)).toBe('10,00\u00a0€');
});

test('a closure that ends while the screen is open is shown as past', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  closures = [aClosure({ phase: 'RUNNING' })];
  openAsAdmin('/admin/court-closures');
  expect(await screen.findByText('U tijeku')).toBeVisible();
  closures = [aClosure({ phase: 'PAST' })];
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText('Prošlo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Skrati/ })).not.toBeInTheDocument();
});

test('a closure is undone after a confirmation that states what stays void', async () => {
  closures = [aClosure()];
  let undone = 0;
  api.use(
    http.delete(`${CALL}/1`, () => {
      undone += 1;
      closures = [aClosure({ phase: 'UNDONE', slotCount: 0 })];
      return HttpResponse.json({ message: 'Zatvaranje je poništeno.', freed: 22 });
    }),
  );
  openAsAdmin('/admin/court-closures');
  await press(/^Poništi zatvaranje/);
  const question = await dialog('Želite li poništiti zatvaranje?');
  expect(question.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  expect(question.getByText('Otkazano ostaje: 1 rezervacija. Igrači moraju rezervirati ponovno.')).toBeVisible();
  expect(undone).toBe(0);
  await userEvent.click(question.getByRole('button', { name: 'Poništi zatvaranje' }));
  expect(await screen.findByText('Zatvaranje je poništeno.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Skrati/ })).not.toBeInTheDocument());
});

test('the question about a closure closes only when the list shows the change', async () => {
  closures = [aClosure()];
  openAsAdmin('/admin/court-closures');
  await press(/^Poništi zatvaranje/);
  const question = await dialog('Želite li poništiti zatvaranje?');
  api.use(
    http.delete(`${CALL}/1`, () => {
      closures = [aClosure({ phase: 'UNDONE', slotCount: 0 })];
      return HttpResponse.json({ message: 'Zatvaranje je poništeno.', freed: 22 });
    }),
    http.get(CALL, async () => {
      // Longer than the closing transition of the question.
      await delay(400);
      return HttpResponse.json({ content: closures, totalElements: closures.length });
    }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Poništi zatvaranje' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Skrati/ })).not.toBeInTheDocument();
});

test('a closure is shortened after the freed slots have been counted', async () => {
  closures = [aClosure()];
  const asked: unknown[] = [];
  api.use(
    http.put(`${CALL}/1`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ message: 'Zatvaranje je skraćeno.', freed: 11 });
    }),
  );
  openAsAdmin('/admin/court-closures');
  await press(/^Skrati/);
  const form = await dialog('Skraćivanje zatvaranja');
  await userEvent.click(form.getByRole('checkbox', { name: 'Teren 2' }));
  await userEvent.click(form.getByRole('button', { name: 'Dalje' }));
  const question = await dialog('Želite li skratiti zatvaranje?');
  expect(question.getByText('Oslobađa se: 11 termina')).toBeVisible();
  const range = { from: '2026-11-21', to: '2026-11-22', courts: [1], fromTime: null, toTime: '17:00' };
  const seen = { from: '2026-11-21', to: '2026-11-22', courts: [1, 2], fromTime: null, toTime: '17:00:00' };
  expect(asked).toEqual([{ ...range, seen, preview: true }]);
  await userEvent.click(question.getByRole('button', { name: 'Skrati zatvaranje' }));
  expect(await screen.findByText('Zatvaranje je skraćeno.')).toBeVisible();
  expect(asked.at(-1)).toEqual({ ...range, seen, preview: false });
});

test('a closure that somebody else shortens meanwhile: the form shows it, keeps the input, and can be sent again', async () => {
  closures = [aClosure()];
  const theirs = { from: '2026-11-21', to: '2026-11-21', courts: [1, 2], fromTime: null, toTime: '17:00:00' };
  const asked: unknown[] = [];
  let isChanged = false;
  api.use(
    http.put(`${CALL}/1`, async ({ request }) => {
      const input = (await request.json()) as { preview: boolean };
      asked.push(input);
      if (!input.preview && !isChanged) {
        isChanged = true;
        const extra = { current: theirs };
        return refuse(409, 'Zatvaranje je u međuvremenu promijenjeno.', { code: 'CLOSURE_CHANGED', extra });
      }
      return HttpResponse.json({ message: 'Zatvaranje je skraćeno.', freed: 5 });
    }),
  );
  openAsAdmin('/admin/court-closures');
  await press(/^Skrati/);
  const form = await dialog('Skraćivanje zatvaranja');
  await userEvent.click(form.getByRole('checkbox', { name: 'Teren 2' }));
  await userEvent.click(form.getByRole('button', { name: 'Dalje' }));
  const question = await dialog('Želite li skratiti zatvaranje?');
  await userEvent.click(question.getByRole('button', { name: 'Skrati zatvaranje' }));
  expect(await form.findByText('Zatvaranje je u međuvremenu promijenjeno.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Želite li skratiti zatvaranje?' })).not.toBeInTheDocument(),
  );
  await userEvent.click(form.getByRole('button', { name: 'Dalje' }));
  await dialog('Želite li skratiti zatvaranje?');
  expect(asked.at(-1)).toEqual({ ...theirs, courts: [1], toTime: '17:00', seen: theirs, preview: true });
});

test('a closure that is left as it is asks and sends nothing', async () => {
  closures = [aClosure()];
  openAsAdmin('/admin/court-closures');
  await press(/^Skrati/);
  const form = await dialog('Skraćivanje zatvaranja');
  await userEvent.click(form.getByRole('button', { name: 'Dalje' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('when a closure moves to another page of the list while it is being shortened, the input is kept', async () => {
  closures = [aClosure()];
  const { client } = openAsAdmin('/admin/court-closures');
  await press(/^Skrati/);
  const form = await dialog('Skraćivanje zatvaranja');
  await userEvent.click(form.getByRole('checkbox', { name: 'Teren 2' }));
  closures = [aClosure({ id: 2, reason: 'Turnir' })];
  await act(() => client.invalidateQueries());
  expect(await screen.findByText('Turnir')).toBeInTheDocument();
  expect(form.getByRole('checkbox', { name: 'Teren 2' })).not.toBeChecked();
});

test('without today’s date the closures are listed, also while it is asked for again', async () => {
  closures = [aClosure()];
  const day = failingRead('*/api/club-day');
  api.use(day.handler);
  const { client } = openAsAdmin('/admin/court-closures');
  const list = await screen.findByRole('table', { name: 'Zatvaranja' });
  await day.repeat(client);
  expect(list).toBeVisible();
});
