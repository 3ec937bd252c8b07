import { failingRead, onClubDay, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anOwnReservation } from '../testing/an-own-reservation';
import { bodyRows, cells, many, myReservations, openMyReservations as open } from '../testing/my-reservations-page';

const { api, club } = myReservations();
const fold = (count: number) => screen.findByText(`Otkazane (${count})`);

test('when the list cannot be loaded, the screen shows an error and a retry', async () => {
  api.use(http.get('*/api/my-reservations', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  club.rows = many(1);
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await bodyRows()).toHaveLength(1);
});

test('without the list the calendar’s address is offered, also while the list is asked for again', async () => {
  const list = failingRead('*/api/my-reservations');
  api.use(list.handler);
  const { client } = open();
  const make = await screen.findByRole('button', { name: 'Napravi adresu' });
  await list.repeat(client);
  expect(make).toBeVisible();
});

test('a member without reservations gets a link to the courts', async () => {
  open();
  expect(await screen.findByText('Još nemate rezervacija.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rezerviraj teren' })).toHaveAttribute('href', '/main-reservations');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Moje rezervacije');
  expect(document.title).toContain('Moje rezervacije');
});

test('each reservation shows what was played, against whom, and how it was paid', async () => {
  club.rows = [
    anOwnReservation({ rezervacijaId: 3, statusPlacanja: 'PAID', cijena: 7 }),
    anOwnReservation({ rezervacijaId: 2, vrstaSusreta: 'LEAGUE', protivnik: 'Marko Horvat', statusPlacanja: 'FREE' }),
  ];
  open();
  const [paid, league] = await bodyRows();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Datum', 'Termin', 'Teren', 'Vrsta', 'Protivnik', 'Cijena', 'Status', 'Otkazivanje']);
  expect(cells(paid)?.[0]).toContain('18.11.2026.');
  expect(cells(paid)?.slice(1, -1)).toEqual(['18:30–20:00', '1', 'Prijateljski susret', '–', '7,00\u00a0€', 'Plaćeno']);
  expect(cells(league)?.[3]).toContain('Liga susret');
  expect(cells(league)?.slice(4)).toEqual(['Marko Horvat', '–', 'Besplatno', '']);
  expect(screen.queryByRole('button', { name: /Otkaži/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Otkazane/)).not.toBeInTheDocument();
});

test('cancelled reservations, with the club’s reasons, are collapsed under one line and loaded when it is opened', async () => {
  club.rows = [
    anOwnReservation({ rezervacijaId: 2 }),
    anOwnReservation({ rezervacijaId: 1, cancelledAt: '2026-11-17T09:00:00Z', cijena: 7 }),
    anOwnReservation({ rezervacijaId: 0, cancelledAt: '2026-11-17T09:00:00Z', cancelReason: 'Kiša' }),
  ];
  open();
  expect(await bodyRows()).toHaveLength(1);
  await userEvent.click(await fold(2));
  const [cancelled, rained] = await bodyRows('Otkazane rezervacije');
  expect(cells(cancelled)?.slice(5)).toEqual(['7,00\u00a0€', 'Otkazano']);
  expect(cells(rained)?.[6]).toBe('OtkazanoKiša');
  expect(club.asked.filter((query) => query.includes('show=cancelled'))).toHaveLength(1);
});

test('the collapsed reservations have their own paging; an address with such a page opens it', async () => {
  club.rows = Array.from({ length: 13 }, (_, index) =>
    anOwnReservation({ rezervacijaId: index, cancelledAt: '2026-11-17T09:00:00Z' }),
  );
  const { router } = open('/my-reservations?otkazane=2');
  expect(await bodyRows('Otkazane rezervacije')).toHaveLength(3);
  expect(screen.getByText('Sve su vaše rezervacije otkazane.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Prva stranica' }));
  await waitFor(async () => expect(await bodyRows('Otkazane rezervacije')).toHaveLength(10));
  expect(router.state.location.search).toBe('?otkazane=1');
});

const DAY_BEFORE = { openFriendly: null, openLeague: null, perWeek: null, oneCourtAtOnce: false, cancelHours: 24 };
const TOMORROW = {
  datumRezerviranja: '2026-11-21',
  cancel: { index: 2, terminId: 12, datumSend: '2026-11-21' },
} as const;

test('the rule for cancelling is shown in advance, and a reservation after its deadline has no button', async () => {
  // Zagreb's clock shows 09:30 on the 20th.
  api.use(onClubDay({ fairUse: DAY_BEFORE }));
  club.rows = [
    anOwnReservation({ ...TOMORROW, rezervacijaId: 1, vrijemeTermina: '08:00:00' }),
    anOwnReservation({ ...TOMORROW, rezervacijaId: 2, vrijemeTermina: '09:45:00' }),
  ];
  open();
  const rule = 'Rezervacija se može otkazati najkasnije 24 sata prije početka.';
  expect(await screen.findByText(rule)).toBeVisible();
  const [late] = await bodyRows();
  expect(late).toHaveTextContent('Prekasno za otkazivanje');
  await userEvent.click(screen.getByRole('button', { name: /^Otkaži termin/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(rule);
});

test('a league match that is cancelled costs nothing, as in its row', async () => {
  club.rows = [anOwnReservation({ ...TOMORROW, vrijemeTermina: '18:30:00', statusPlacanja: 'FREE' })];
  open();
  expect((await bodyRows())[0]).toHaveTextContent('Besplatno');
  await userEvent.click(screen.getByRole('button', { name: /^Otkaži termin/ }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Cijena: besplatno');
  expect(question).not.toHaveTextContent('€');
});

describe('on a page that stays open', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());
  const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
  const cancel = () => screen.queryByRole('button', { name: /^Otkaži termin/ });

  test('a reservation can be cancelled until the deadline, and then it is too late', async () => {
    api.use(onClubDay({ fairUse: DAY_BEFORE }));
    club.rows = [anOwnReservation({ ...TOMORROW, vrijemeTermina: '09:45:00' })];
    open();
    const [row] = await bodyRows();
    await pass(14);
    expect(cancel()).toBeVisible();
    await pass(2);
    expect(cancel()).not.toBeInTheDocument();
    expect(row).toHaveTextContent('Prekasno za otkazivanje');
  });

  test('a reservation whose slot has started can no longer be cancelled', async () => {
    club.rows = [anOwnReservation({ ...TOMORROW, datumRezerviranja: '2026-11-20', vrijemeTermina: '09:45:00' })];
    open();
    await bodyRows();
    await pass(14);
    expect(cancel()).toBeVisible();
    await pass(2);
    expect(cancel()).not.toBeInTheDocument();
  });

  test('a reservation that begins makes room for the next one, which comes first from then on', async () => {
    const begins = anOwnReservation({ ...TOMORROW, datumRezerviranja: '2026-11-20', vrijemeTermina: '09:45:00' });
    const next = anOwnReservation({ ...TOMORROW, rezervacijaId: 2, protivnik: 'Babić M.' });
    club.rows = [begins, next];
    open();
    await bodyRows();
    club.rows = [next, { ...begins, cancel: null }];
    await pass(14);
    expect((await bodyRows())[1]).toHaveTextContent('Babić M.');
    await pass(2);
    await waitFor(async () => expect((await bodyRows())[0]).toHaveTextContent('Babić M.'));
    const reads = club.asked.length;
    await pass(2);
    expect(club.asked).toHaveLength(reads);
  });
});

test('a member pages forward, ten at a time, and back', async () => {
  club.rows = many(37);
  const { router } = open();
  expect(await bodyRows()).toHaveLength(10);
  expect(screen.getByText('Stranica 1 od 4, ukupno 37 rezervacija.')).toBeVisible();
  expect(club.asked[0]).toBe('page=0&size=10&sort=reservationDate%2Cdesc&show=booked');

  await userEvent.click(screen.getByRole('link', { name: 'Posljednja stranica' }));
  await waitFor(async () => expect(await bodyRows()).toHaveLength(7));
  expect(router.state.location.search).toBe('?page=4');

  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await bodyRows()).toHaveLength(10));
});

test('a page past the end links to the first', async () => {
  club.rows = many(3);
  open('/my-reservations?page=9');
  expect(await screen.findByText('Ova stranica popisa ne postoji.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Na prvu stranicu' }));
  expect(await bodyRows()).toHaveLength(3);
});

test('an older server, which lists cancelled reservations among the others and does not count them, is shown as it answers', async () => {
  const content = [
    anOwnReservation({ rezervacijaId: 2, statusPlacanja: 'PAID' }),
    anOwnReservation({ rezervacijaId: 1, cancelledAt: '2026-11-17T08:00:00Z', cancelReason: 'Popravak mreže' }),
  ];
  api.use(http.get('*/api/my-reservations', () => HttpResponse.json({ content, totalElements: 2 })));
  open();
  const statuses = (await bodyRows()).map((row) => cells(row)[6]);
  expect(statuses).toEqual(['Plaćeno', 'OtkazanoPopravak mreže']);
  expect(screen.queryByText(/^Otkazane/)).not.toBeInTheDocument();
});
