import { GRID_VERSION_HEADER } from '@club/shared/contracts/bookings/grid';
import { fakeApi } from '@club/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { clubDay, leagueStatus, refusal, slotList } from '../testing/club-api';
import { clubSlots, FREE, OWN, SLOT } from '../testing/club-slots';
import { IVAN } from '../testing/members';
import { cell, openGrid, pick } from '../testing/open-grid';

const api = fakeApi(clubDay(), leagueStatus(), slotList('get-all-termins', clubSlots()));

test('if the slots cannot be loaded, the specified message and a retry are shown', async () => {
  api.use(http.get('*/api/get-all-termins', () => refusal(500, 'INTERNAL', 'Baza ne odgovara.'), { once: true }));
  openGrid();
  const alert = await screen.findByText(
    'Došlo je do greške prilikom dohvaćanja termina. Molimo vas, obavijestite administratora.',
  );
  expect(alert).toBeVisible();
  expect(screen.getByText('Baza ne odgovara.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await cell('Teren 1, petak 20. studenoga, 18:30–20:00, slobodno')).toBeVisible();
});

test('outside every season the message replaces the grid', async () => {
  api.use(clubDay({ today: '2027-04-05', seasons: [] }));
  openGrid();
  expect(await screen.findByText(/^Tereni su zatvoreni/)).toHaveTextContent(
    'Tereni su zatvoreni. Informacije o početku nove sezone bit će ažurirane na ovoj stranici početkom proljeća.',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Rezervacija terena' })).toBeVisible();
  // The hidden text keeps its place, so that nothing moves when the club's day arrives.
  expect(screen.getByText('Odaberite slobodan termin.')).not.toBeVisible();
  expect(screen.getByText('Termin traje 90 minuta.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('while the courts are closed the page shows when the next season opens, if that is known', async () => {
  const next = { name: 'Sezona 2027./2028.', opensOn: '2027-10-01', closesOn: '2028-04-04' };
  api.use(clubDay({ today: '2027-04-05', seasons: [next] }));
  openGrid();
  expect(await screen.findByText(/^Sljedeća sezona počinje 1. listopada 2027\.$/)).toBeVisible();
});

test.each([
  ['a season opens tomorrow', [{ name: 'Sezona 2026./2027.', opensOn: '2026-11-21', closesOn: '2027-04-04' }]],
  [
    'a gap between two seasons is shorter than the grid',
    [
      { name: 'Jesen', opensOn: '2026-09-01', closesOn: '2026-11-19' },
      { name: 'Zima', opensOn: '2026-11-21', closesOn: '2027-04-04' },
    ],
  ],
])('%s: today is closed, the other days can be booked', async (_, seasons) => {
  const closed = { statusA: null };
  api.use(
    clubDay({ seasons }),
    slotList('get-all-termins', clubSlots({ 1: closed, 2: closed, 15: closed, 17: closed })),
  );
  openGrid();
  expect(await cell(FREE)).toBeVisible();
  const friday = screen.getByRole('table', { name: 'Petak 20. studenoga 2026.' });
  expect(within(friday).getByText('Tereni su zatvoreni.')).toBeVisible();
  expect(screen.getByText('Odaberite slobodan termin.')).toBeVisible();
});

test('a season that opens after the last of the four days does not open any of them', async () => {
  api.use(clubDay({ seasons: [{ name: 'Zima', opensOn: '2026-11-24', closesOn: '2027-04-04' }] }));
  openGrid();
  expect(await screen.findByText(/^Sljedeća sezona počinje 24. studenoga/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the season ends within the four days: the last of them is closed', async () => {
  const ended = { statusD: null };
  api.use(slotList('get-all-termins', clubSlots({ 1: ended, 2: ended, 15: ended, 17: ended })));
  openGrid();
  const monday = await screen.findByRole('table', { name: 'Ponedjeljak 23. studenoga 2026.' });
  expect(screen.getByText('Odaberite slobodan termin.')).toBeVisible();
  expect(within(monday).getByText('Tereni su zatvoreni.')).toBeVisible();
  expect(within(monday).queryByRole('button')).not.toBeInTheDocument();
});

test('four tables, with the dates that the server sent and ranges of ninety minutes', async () => {
  openGrid();
  await cell('Teren 1, petak 20. studenoga, 18:30–20:00, slobodno');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rezervacija terena');
  for (const name of [
    'Petak 20. studenoga 2026.',
    'Subota 21. studenoga 2026.',
    'Nedjelja 22. studenoga 2026.',
    'Ponedjeljak 23. studenoga 2026.',
  ]) {
    const table = screen.getByRole('table', { name });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Termin', 'Teren 1', 'Teren 2']);
    const times = within(table).getAllByRole('rowheader');
    expect(times.map((time) => time.textContent)).toEqual(['08:00–09:30', '18:30–20:00', '20:00–21:30']);
    // Court 2 is not offered in the evening.
    expect(within(table).getAllByText('nije u ponudi')).toHaveLength(2);
  }
  expect(screen.getByRole('link', { name: 'Tko igra? Po imenima' })).toHaveAttribute('href', '/by-names');
});

test('every state has a name, a hint on hover and, if it has no action, a cell that cannot be picked', async () => {
  const user = userEvent.setup();
  api.use(
    slotList(
      'get-all-termins',
      clubSlots({
        2: { statusB: 'FRIENDLY', terminBUser: IVAN, statusC: 'MAINTENANCE', protivnikC: 'valjanje' },
        15: { statusB: 'LEAGUE', protivnikB: 'Marko', ownB: true },
      }),
    ),
  );
  openGrid();
  const free = await cell('Teren 1, petak 20. studenoga, 18:30–20:00, slobodno');
  expect(free).not.toHaveAttribute('aria-disabled');
  for (const [name, hint, pickable] of [
    ['Teren 1, petak 20. studenoga, 08:00–09:30, prošlo', 'Odabrani termin je prošao', false],
    ['Teren 1, petak 20. studenoga, 18:30–20:00, slobodno', 'Termin je slobodan', true],
    ['Teren 2, subota 21. studenoga, 08:00–09:30, zauzeto', 'Zauzeto: Ivan Horvat', false],
    [OWN, 'Vaš termin: liga, protivnik Marko', true],
    ['Teren 2, nedjelja 22. studenoga, 08:00–09:30, održavanje', 'Održavanje: valjanje', false],
  ] as const) {
    const slot = screen.getByRole('button', { name });
    await user.hover(slot);
    expect(slot).toHaveAccessibleDescription(hint);
    await user.unhover(slot);
    if (pickable) continue;
    expect(slot).toHaveAttribute('aria-disabled', 'true');
    await user.click(slot);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

test('a status that this page does not know shows a question mark, and whom to inform', async () => {
  const slots = clubSlots().map((slot) => (slot.id === 15 ? { ...slot, statusB: 'TOURNAMENT' } : slot));
  api.use(
    http.get('*/api/get-all-termins', () => HttpResponse.json(slots, { headers: { [GRID_VERSION_HEADER]: '1' } })),
  );
  openGrid();
  await pick(`${SLOT}, nepoznato`);
  expect(screen.getByText('Dogodila se greška molimo vas da obavijestite administratora!')).toBeVisible();
});

test('a cell gets the focus by mouse in Safari too, so that its hint closes when a dialog opens', async () => {
  openGrid();
  expect(await cell(FREE)).toHaveAttribute('tabindex', '0');
});

describe('arrow keys', () => {
  const slot = (name: string) => screen.getByRole('button', { name });
  const begin = async (name: string) => {
    const user = userEvent.setup();
    openGrid();
    const first = await cell(name);
    act(() => first.focus());
    return { first, press: (keys: string) => user.keyboard(keys) };
  };

  test('move within a day, over slots that are not offered, and stop at its edge', async () => {
    const { press } = await begin('Teren 1, petak 20. studenoga, 18:30–20:00, slobodno');
    await press('{ArrowUp}{ArrowRight}');
    expect(slot('Teren 2, petak 20. studenoga, 08:00–09:30, prošlo')).toHaveFocus();
    await press('{ArrowUp}{ArrowDown}');
    expect(slot('Teren 2, petak 20. studenoga, 08:00–09:30, prošlo')).toHaveFocus();
    await press('{ArrowLeft}{ArrowLeft}');
    expect(slot('Teren 1, petak 20. studenoga, 08:00–09:30, prošlo')).toHaveFocus();
  });

  test('move to the same time of the next day and back, across a closed day too', async () => {
    const ended = { statusC: null };
    api.use(slotList('get-all-termins', clubSlots({ 1: ended, 2: ended, 15: ended, 17: ended })));
    const { first, press } = await begin('Teren 1, petak 20. studenoga, 18:30–20:00, slobodno');
    await press('{ArrowRight}');
    expect(slot(FREE)).toHaveFocus();
    await press('{ArrowRight}');
    expect(slot('Teren 1, ponedjeljak 23. studenoga, 18:30–20:00, slobodno')).toHaveFocus();
    await press('{ArrowRight}');
    expect(slot('Teren 1, ponedjeljak 23. studenoga, 18:30–20:00, slobodno')).toHaveFocus();
    await press('{ArrowLeft}{ArrowLeft}');
    expect(first).toHaveFocus();
  });

  test('with Alt, Control or Shift are handled by the browser', async () => {
    const { first, press } = await begin('Teren 1, petak 20. studenoga, 18:30–20:00, slobodno');
    await press('{Alt>}{ArrowUp}{/Alt}{Control>}{ArrowUp}{/Control}{Shift>}{ArrowUp}{/Shift}');
    expect(first).toHaveFocus();
  });
});

test('if the club’s clock does not respond, the grid is still shown', async () => {
  api.use(http.get('*/api/club-day', () => refusal(404, 'NOT_FOUND', 'Nema.')));
  openGrid();
  expect(await cell('Teren 1, petak 20. studenoga, 08:00–09:30, slobodno')).toBeVisible();
});
