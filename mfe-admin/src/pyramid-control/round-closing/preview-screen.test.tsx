import type { CloseRound } from '@club/shared/contracts/league/rounds';
import { deferred, liveEvents, onLeagueDay, picker, refuse, typeIntoPicker } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { keys } from '../../query-keys';
import { aControl, aMatch, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { openRound, SEASON_CALL } from '../../testing/open-round';
import { nextPyramid, storeSteps } from '../rearranged-pyramid/stored-steps';

const { api, season, preview } = openRound();
const live = liveEvents();
const SWAP = 'Horvat L. penje se iz 2. u 1. red, Babić I. pada iz 1. u 2. red';
const OVER = 'Kolo je već završilo: igrači ne dobivaju obavijest i ne mogu upisati rezultat.';

test('a disputed result is accepted before the round is published, and a conflict keeps the page', async () => {
  season.disputed = [{ match: aMatch(), reason: 'Krivi set' }];
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  expect(await screen.findByText(SWAP)).toBeVisible();
  const publish = screen.getByRole('button', { name: 'Objavi' });
  expect(publish).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Osporeno: izazivač Horvat L\., branitelj Babić I\./ }));
  await userEvent.click(publish);
  api.use(
    http.post(`${SEASON_CALL}/rounds/publish`, () => refuse(409, 'Sezona se u međuvremenu promijenila.'), {
      once: true,
    }),
  );
  const agree = async () =>
    userEvent.click((await dialog(/zatvoriti 1\. kolo/)).getByRole('button', { name: 'Objavi' }));
  await agree();
  expect(await screen.findByText('Sezona se u međuvremenu promijenila.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Pregled zatvaranja 1. kola' })).toBeVisible();
  await userEvent.click(publish);
  await agree();
  expect(await screen.findByText('Kolo je objavljeno.')).toBeVisible();
  expect(season.sent).toEqual([
    { next: { startDate: '2026-04-13', endDate: '2026-04-19' }, confirmed: ['2026-1-1'], version: 5 },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kola' })).toBeVisible();
});

test('accepting a result does not apply to a newer version of it', async () => {
  season.disputed = [{ match: aMatch({ version: 3 }), reason: 'Krivi set' }];
  const { client } = openAsAdmin('/admin/pyramid-control/rounds/preview');
  const box = await screen.findByRole('checkbox', { name: /^Osporeno: / });
  const publish = screen.getByRole('button', { name: 'Objavi' });
  await userEvent.click(box);
  expect(publish).toBeEnabled();
  season.disputed = [{ match: aMatch({ version: 4 }), reason: 'Opet krivi set' }];
  await act(() => client.invalidateQueries());
  expect(await screen.findByRole('checkbox', { name: /Opet krivi set/ })).not.toBeChecked();
  expect(publish).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Opet krivi set/ }));
  await userEvent.click(publish);
  await userEvent.click((await dialog(/zatvoriti 1\. kolo/)).getByRole('button', { name: 'Objavi' }));
  expect(await screen.findByText('Kolo je objavljeno.')).toBeVisible();
  expect(season.sent).toMatchObject([{ confirmed: ['2026-1-1'] }]);
});

test.each([
  ['2026-04-19', false],
  ['2026-04-20', true],
])(
  'before a round whose days are over is published, the page says what its players lose: on %s %s',
  async (today, isOver) => {
    api.use(onLeagueDay(today));
    openAsAdmin('/admin/pyramid-control/rounds/preview');
    await press('Objavi');
    const question = await dialog(/zatvoriti 1\. kolo/);
    expect(question.queryAllByText(OVER)).toHaveLength(isOver ? 1 : 0);
  },
);

test('someone who goes to another screen while the round is being published stays there', async () => {
  const answered = deferred();
  api.use(
    http.post(`${SEASON_CALL}/rounds/publish`, async () => {
      await answered.promise;
      return HttpResponse.json({ message: 'Kolo je objavljeno.', version: 6 });
    }),
  );
  const { router } = openAsAdmin('/admin/pyramid-control/rounds/preview');
  await press('Objavi');
  await userEvent.click((await dialog(/zatvoriti 1\. kolo/)).getByRole('button', { name: 'Objavi' }));
  await act(() => router.navigate('/admin/season-import'));
  answered.resolve();
  expect(await screen.findByText('Kolo je objavljeno.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: 'Uvoz sezone' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/season-import');
});

test('after the publication the preview is not requested again, which would be refused', async () => {
  let previews = 0;
  api.use(
    http.post(`${SEASON_CALL}/rounds/preview`, () => {
      previews += 1;
      return HttpResponse.json(preview());
    }),
  );
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  await press('Objavi');
  await userEvent.click((await dialog(/zatvoriti 1\. kolo/)).getByRole('button', { name: 'Objavi' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kola' })).toBeVisible();
  expect(previews).toBe(1);
});

test('after a change of the season nothing can be published until the new preview has loaded', async () => {
  const answered = deferred();
  const season = { ...aControl() };
  api.use(
    http.get(SEASON_CALL, () => HttpResponse.json(season)),
    http.post(`${SEASON_CALL}/rounds/preview`, async ({ request }) => {
      const { version } = (await request.json()) as CloseRound;
      if (version === 5) return HttpResponse.json(preview());
      await answered.promise;
      return HttpResponse.json({ ...preview(), moves: [] });
    }),
  );
  const { client } = openAsAdmin('/admin/pyramid-control/rounds/preview');
  expect(await screen.findByText(SWAP)).toBeVisible();
  season.version = 6;
  await act(() => client.invalidateQueries({ queryKey: keys.seasonControl(2026) }));
  expect(await screen.findByText('Pregled se osvježava…')).toBeVisible();
  await press('Objavi');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answered.resolve();
  expect(await screen.findByText('Nitko se ne pomiče.')).toBeVisible();
  await press('Objavi');
  await dialog(/zatvoriti 1\. kolo/);
});

test('when somebody else has published the round, a pyramid made by hand is not used for the round after it', async () => {
  storeSteps(nextPyramid(2026, 2), { base: [1, 2], orders: [[2, 1]] });
  const asked: unknown[] = [];
  const season = { ...aControl(), plannedRounds: 3 };
  api.use(
    http.get(SEASON_CALL, () => HttpResponse.json(season)),
    http.post(`${SEASON_CALL}/rounds/preview`, async ({ request }) => {
      const { next, version } = (await request.json()) as CloseRound;
      if (version === 6) asked.push(next);
      return HttpResponse.json(preview());
    }),
  );
  const { client } = openAsAdmin('/admin/pyramid-control/rounds/preview');
  expect(await screen.findByText('Piramida 2. kola uređena je ručno.')).toBeVisible();
  season.rounds = [
    { ...ROUND, state: 'CLOSED' },
    { ...ROUND, number: 2, round: 'DRUGO_KOLO' },
  ];
  season.version = 6;
  await act(() => client.invalidateQueries({ queryKey: keys.seasonControl(2026) }));
  await waitFor(() => expect(asked).toEqual([{ startDate: '2026-04-13', endDate: '2026-04-19' }]));
  expect(screen.queryByText(/uređena je ručno/)).toBeNull();
  storeSteps(nextPyramid(2026, 2), null);
});

test.each([
  ['2026-04-10', true],
  ['2026-04-13', false],
])('the dialog of the next dates links to the end of a round that closes early: on %s %s', async (today, isEarly) => {
  api.use(onLeagueDay(today));
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  await press('Datumi sljedećeg kola');
  const form = await dialog('Datumi 2. kola');
  if (!isEarly) return expect(form.queryByText(/zatvara ranije/)).toBeNull();
  expect(await form.findByText(/^Ako se 1\. kolo zatvara ranije, najprije mu/)).toBeVisible();
  expect(form.getByRole('link', { name: 'pomaknite kraj' })).toHaveAttribute('href', '/admin/pyramid-control/rounds');
});

test('if the server refuses dates of the next round, the message is at their field and the preview stays', async () => {
  const message = 'Kolo mora početi nakon početka prethodnoga.';
  const asked: unknown[] = [];
  api.use(
    http.post(`${SEASON_CALL}/rounds/preview`, async ({ request }) => {
      const { next } = (await request.json()) as CloseRound;
      asked.push(next?.startDate);
      const isRefused = next?.startDate === '2026-04-01';
      return isRefused ? refuse(400, message, { fields: { 'next.startDate': message } }) : HttpResponse.json(preview());
    }),
  );
  const { router } = openAsAdmin('/admin/pyramid-control/rounds/preview');
  expect(await screen.findByText('Podijeljeno bodova')).toBeVisible();
  await press('Datumi sljedećeg kola');
  await dialog('Datumi 2. kola');
  await typeIntoPicker('Početak', '01042026');
  await press('Primijeni');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await picker('Početak')).toHaveAccessibleDescription(message);
  expect(screen.getByText('Podijeljeno bodova')).toBeInTheDocument();

  await typeIntoPicker('Početak', '14042026');
  await press('Primijeni');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?next=2&from=2026-04-14&to=2026-04-19');
  expect(asked).toEqual(['2026-04-13', '2026-04-01', '2026-04-14']);
});

test('a player who is erased meanwhile, which no version of the season shows, leaves the preview at once', async () => {
  api.use(live.handler);
  openAsAdmin('/admin/pyramid-control/rounds/preview');
  live.connect();
  expect(await screen.findByText(SWAP)).toBeVisible();
  api.use(http.post(`${SEASON_CALL}/rounds/preview`, () => HttpResponse.json({ ...preview(), moves: [] })));
  await live.change('members');
  await waitFor(() => expect(screen.queryByText(SWAP)).not.toBeInTheDocument());
});
