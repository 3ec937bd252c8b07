import { useConnection } from '@club/shared/http';
import { deferred, fakeApi } from '@club/shared/testing';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { capture } from '../testing/capture';
import { accountBalance, changed, clubDay, leagueStatus, opponents, refusal, slotList } from '../testing/club-api';
import { aDayLater, clubSlots, FREE, OWN, TAKEN } from '../testing/club-slots';
import { ANA, IVAN } from '../testing/members';
import { cell, inDialog, openGrid, pick, press } from '../testing/open-grid';
import { waitForAnswers } from '../testing/wait-for-answers';

const withOwn = clubSlots({ 15: { statusB: 'FRIENDLY', terminBUser: ANA, ownB: true } });
const withIvans = clubSlots({ 15: { statusB: 'FRIENDLY', terminBUser: IVAN } });

jest.mock('@club/shared/timeout');
const limitReads = waitForAnswers();
const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());

test('somebody was faster: the server’s message and the new grid are shown, without a refetch', async () => {
  const captured = capture(api, 'post', 'create-frendly-reservation', () =>
    refusal(409, 'SLOT_TAKEN', 'Termin je upravo zauzet.', withIvans),
  );
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je upravo zauzet.')).toBeVisible();
  expect(await cell(TAKEN)).toBeVisible();
  expect(captured).toHaveLength(1);
});

test('a member who does not play in the league cannot choose it, and sees why', async () => {
  api.use(leagueStatus({ isInLeague: false }));
  openGrid();
  await pick(FREE);
  const league = await inDialog('Liga');
  await waitFor(() => expect(league).toBeDisabled());
  expect(league).toHaveAccessibleDescription('Termin za ligu mogu rezervirati samo članovi lige.');
  expect(await inDialog('Prijateljski')).toBeEnabled();
});

test('no response despite retries: the dialog stays open, and the next attempt sends the same key', async () => {
  const lost = () => HttpResponse.error();
  const captured = capture(api, 'post', 'create-frendly-reservation', lost, lost, lost, () =>
    changed('Termin je rezerviran.', withOwn),
  );
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await press('Rezerviraj');
  const dialog = await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
  expect(await within(dialog).findByText(/^Poslužitelj ne odgovara\./)).toBeVisible();
  expect(captured).toHaveLength(3);
  await press('Rezerviraj');
  expect(await cell(OWN)).toBeVisible();
  expect(captured[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(captured.map(({ key }) => key)).size).toBe(1);
});

test('without a network a booking fails at once, is not sent by itself later, and can be tried again', async () => {
  const captured = capture(
    api,
    'post',
    'create-league-reservation',
    () => HttpResponse.error(),
    () => changed('Termin je rezerviran.', withOwn),
  );
  openGrid();
  await pick(FREE);
  await press('Liga');
  await userEvent.type(await screen.findByLabelText('Protivnik'), 'Marko Marić');
  await press('Dalje');
  await screen.findByText('Marko Marić', { selector: 'dd' });
  act(() => void dispatchEvent(new Event('offline')));
  await press('Rezerviraj');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Nema veze s internetom\. .* ništa se neće poslati samo/)).toBeVisible();
  expect(dialog.getByText('Marko Marić', { selector: 'dd' })).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Rezerviraj' })).toHaveAttribute('aria-busy', 'false'));
  expect(captured).toHaveLength(1);

  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(captured.map(({ key }) => key)).toEqual([captured[0]?.key, captured[0]?.key]);
});

describe('midnight passes while the page is open', () => {
  const mismatch = (slots: ReturnType<typeof clubSlots>) => () =>
    refusal(409, 'DAY_MISMATCH', 'Dan se u međuvremenu promijenio. Odaberite termin ponovno.', slots);
  const chooseOpponent = async () => {
    openGrid();
    await pick(FREE);
    await press('Liga');
    await userEvent.type(await screen.findByLabelText('Protivnik'), 'Marko Marić');
    await press('Dalje');
    await press('Rezerviraj');
  };

  test('the chosen slot is offered again in its new place, and booked as a new action', async () => {
    const captured = capture(api, 'post', 'create-league-reservation', mismatch(aDayLater()), () =>
      changed('Termin je rezerviran.', aDayLater({ 15: { statusA: 'LEAGUE', terminAUser: ANA, ownA: true } }), 3),
    );
    await chooseOpponent();
    const dialog = await screen.findByText(/^Dan se u međuvremenu promijenio\. Vaš je odabir sačuvan/);
    expect(dialog.closest('[role="dialog"]')).toHaveTextContent('subota, 21. studenoga 2026.');
    expect(dialog.closest('[role="dialog"]')).toHaveTextContent('Protivnik: Marko Marić');
    await press('Rezerviraj');
    expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
    const wanted = { id: 15, protivnik: 'Marko Marić', formattedDate: '2026-11-21' };
    expect(captured.map(({ body }) => body)).toEqual([
      { index: 2, ...wanted },
      { index: 1, ...wanted },
    ]);
    expect(captured[1]?.key).not.toBe(captured[0]?.key);
    expect(await cell(OWN)).toBeVisible();
  });

  test('a slot that is taken by then is not offered again', async () => {
    const captured = capture(
      api,
      'post',
      'create-league-reservation',
      mismatch(aDayLater({ 15: { statusA: 'FRIENDLY', terminAUser: IVAN } })),
    );
    await chooseOpponent();
    expect(await screen.findByText('Dan se u međuvremenu promijenio. Odaberite termin ponovno.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(captured).toHaveLength(1);
  });
});

test('cancelling at any step makes no call', async () => {
  const captured = capture(api, 'post', 'create-frendly-reservation', () => changed('', withOwn));
  openGrid();
  await pick(FREE);
  await press('Zatvori');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await pick(FREE);
  await press('Prijateljski');
  await press('Odustani');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(captured).toHaveLength(0);
});

test('a friendly match, booked only with the keyboard', async () => {
  const user = userEvent.setup();
  const captured = capture(api, 'post', 'create-frendly-reservation', () => changed('Termin je rezerviran.', withOwn));
  openGrid();
  await cell(FREE);
  while (document.activeElement !== screen.queryByRole('button', { name: FREE })) await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Susret:' })).toBeVisible();
  await waitFor(async () => expect(await inDialog('Prijateljski')).toHaveFocus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
  expect(dialog).toHaveTextContent('subota, 21. studenoga 2026.');
  expect(dialog).toHaveTextContent('9,50 €');
  expect(dialog).toHaveTextContent('18:30–20:00');
  await waitFor(async () => expect(await inDialog('Rezerviraj')).toHaveFocus());
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(screen.getByText('Raspored je osvježen.')).toBeInTheDocument();
  expect(captured[0]?.body).toEqual({
    index: 2,
    id: 15,
    formattedDate: '2026-11-21',
    cijena: 9.5,
    statusPlacanja: 'NOT_PAID',
  });
  await waitFor(async () => expect(await cell(OWN)).toHaveFocus());
});

test('a member’s booking is cancelled after a question that describes it', async () => {
  api.use(slotList('get-all-termins', withOwn));
  const captured = capture(api, 'delete', 'cancel-reservation', () => changed('Termin je otkazan.', clubSlots()));
  openGrid();
  await pick(OWN);
  const dialog = await screen.findByRole('dialog', { name: 'Jeste li sigurni da želite otkazati termin?' });
  expect(dialog).toHaveTextContent('subota, 21. studenoga 2026.');
  expect(dialog).toHaveTextContent('9,50 €');
  expect(dialog).toHaveTextContent('18:30–20:00');
  await press('Otkaži termin');
  expect(await screen.findByText('Termin je otkazan.')).toBeVisible();
  expect(await cell(FREE)).toBeVisible();
  expect(captured[0]?.body).toEqual({ index: '2', terminId: '15', datumSend: '2026-11-21' });
});

test.each([
  [{}, 'Stanje računa (3,00 €) ne pokriva cijenu: rezervacija ostaje neplaćena.'],
  [{ stanjeRacuna: 50 }, 'Plaća se s računa.'],
  [{ gratisServiceReservation: 1 }, 'Koristi se gratis rezervacija za uslugu: cijena se ne naplaćuje.'],
])('with an account of %j the question shows the effect on it', async (account, message) => {
  api.use(accountBalance(account));
  openGrid();
  await pick(FREE);
  expect(await screen.findByRole('dialog', { name: 'Susret:' })).toHaveTextContent('subota, 21. studenoga 2026.');
  await press('Prijateljski');
  const question = await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
  expect(question.textContent?.replaceAll('\u00a0', ' ')).toContain(message);
});

test('a missing account balance does not prevent a booking', async () => {
  api.use(http.get('*/api/account-balance', () => HttpResponse.error()));
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  expect(await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' })).toHaveTextContent('Cijena:');
});

test('an account balance that is slow does not hold up a booking, and does not count as an outage', async () => {
  limitReads();
  const loading = deferred();
  api.use(
    http.get('*/api/account-balance', async () => {
      await loading.promise;
      return HttpResponse.error();
    }),
  );
  const { result } = renderHook(() => useConnection(({ state }) => state));
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  expect(
    await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' }, { timeout: 5_000 }),
  ).toHaveTextContent('Cijena:');
  expect(result.current).toBe('up');
  loading.resolve();
});
