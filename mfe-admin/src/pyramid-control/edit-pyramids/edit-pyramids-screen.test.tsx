import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import type { CloseRound, RoundPreview } from '@club/shared/contracts/league/rounds';
import { deferred, fakeApi, onClubDay, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl, aPyramid, cellsOf, PLAYERS, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

let computed: (number | null)[];
let draft: (number | null)[];
let state: PyramidControl['state'];
let previewed: CloseRound[];
let published: CloseRound[];
let saved: unknown[];

const pyramid = () =>
  aPyramid({
    'List of players': PLAYERS.map((player) => {
      return { ...player, nadimak: null, entered: true, inPyramid: true, isSubstitute: false, withdrawn: false };
    }),
    'List of pyramid': cellsOf(draft),
    state,
    round: state === 'PREPARING' ? null : ROUND,
  });
const preview = ({ next }: CloseRound): RoundPreview => ({
  year: 2026,
  version: 5,
  round: ROUND,
  matchPoints: 0,
  allPoints: 0,
  unplayed: [],
  disputed: [],
  pyramid: [],
  moves: [],
  next: {
    round: { ...ROUND, number: 2, round: 'DRUGO_KOLO' },
    pyramid: cellsOf(next?.order ?? computed),
    matches: [],
    byes: [],
    joined: [],
    withdrawn: [],
  },
});
const SEASON = '*/api/admin/league/seasons/2026';
const api = fakeApi(
  onClubDay(),
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(pyramid())),
  http.get(SEASON, () => HttpResponse.json(aControl())),
  http.post(`${SEASON}/rounds/preview`, async ({ request }) => {
    const body = (await request.json()) as CloseRound;
    previewed.push(body);
    return HttpResponse.json(preview(body));
  }),
  http.post(`${SEASON}/rounds/publish`, async ({ request }) => {
    published.push((await request.json()) as CloseRound);
    return HttpResponse.json({ message: 'Kolo je objavljeno.', version: 6 });
  }),
  http.put('*/api/admin/pyramid-initial/2026', async ({ request }) => {
    const body = (await request.json()) as { order: number[] };
    saved.push(body);
    draft = body.order;
    return HttpResponse.json({ message: 'Piramida je spremljena.', version: 6 });
  }),
);
beforeEach(() => {
  localStorage.clear();
  computed = [1, 2, 3, 4, 5];
  draft = [1, 2, 3];
  state = 'ROUNDS';
  previewed = [];
  published = [];
  saved = [];
});

const open = (query = '') => openAsAdmin(`/admin/pyramid-control/edit-pyramids${query}`);
const place = (name: RegExp) => screen.findByRole('button', { name });

test('two players swap places by keyboard, a step is undone, and the order is previewed and published', async () => {
  open();
  (await place(/^1\. red, 1\. pozicija: Babić I\., 10/)).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(await screen.findByText('Babić I. i Novak P. zamijenili su mjesta.')).toBeVisible();
  expect(await place(/^1\. red, 1\. pozicija: Novak P\., 50/)).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}');
  expect(await place(/^1\. red, 2\. pozicija: Novak P\./)).toBeVisible();
  await press('Poništi korak');
  expect(await place(/^1\. red, 1\. pozicija: Novak P\./)).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Pregled i objava' }));
  expect(await screen.findByText('Piramida 2. kola uređena je ručno.')).toBeVisible();
  await waitFor(() => expect(previewed.at(-1)?.next?.order).toEqual([5, 2, 3, 4, 1]));
  await press('Objavi');
  const question = await dialog(/zatvoriti 1\. kolo/);
  await userEvent.click(question.getByRole('button', { name: 'Objavi' }));
  expect(await screen.findByText('Kolo je objavljeno.')).toBeVisible();
  expect(published.map(({ next }) => next?.order)).toEqual([[5, 2, 3, 4, 1]]);
  expect(localStorage).toHaveLength(0);
});

test('each undone step is announced, and so is the return to the computed pyramid', async () => {
  open();
  for (const other of [/^1\. red, 2\. pozicija/, /^1\. red, 3\. pozicija/, /^1\. red, 4\. pozicija/]) {
    await userEvent.click(await place(/^1\. red, 1\. pozicija/));
    await userEvent.click(await place(other));
  }
  await press('Poništi korak');
  const first = await screen.findByText('Zadnji korak je poništen.');
  await press('Poništi korak');
  expect(screen.getByText('Zadnji korak je poništen.')).toBeVisible();
  // The same text in the same element would not be announced again.
  expect(first).not.toBeInTheDocument();
  await userEvent.click(await place(/^1\. red, 1\. pozicija/));
  await press('Vrati na izračunato');
  expect(screen.getByText('Svi koraci su poništeni.')).toBeVisible();
  await userEvent.click(await place(/^1\. red, 2\. pozicija: Horvat L\./));
  expect(screen.getByText('Horvat L.: odaberite novo mjesto.')).toBeVisible();
});

test('stored steps that cannot be read are ignored', async () => {
  localStorage.setItem('club-pyramid-steps:2026-2', '{}');
  open();
  expect(await place(/^1\. red, 1\. pozicija: Babić I\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Poništi korak' })).toBeDisabled();
});

test('a player moves and others make room; holes cannot be chosen; steps survive the page, marked if outdated', async () => {
  const { unmount } = open('?way=MOVE');
  await userEvent.click(await place(/^1\. red, 4\. pozicija: Kralj M\./));
  await userEvent.click(await place(/^1\. red, 1\. pozicija/));
  expect(await place(/^1\. red, 2\. pozicija: Babić I\./)).toBeVisible();
  await userEvent.click(await place(/^1\. red, 1\. pozicija: Kralj M\./));
  await userEvent.click(await place(/^2\. red, 2\. pozicija: prazno/));
  expect(await screen.findByText(/Ništa nije promijenjeno/)).toBeVisible();
  unmount();

  computed = [2, 1, 3, 4, 5];
  const again = open();
  expect(await place(/^1\. red, 1\. pozicija: Kralj M\./)).toBeVisible();
  expect(await screen.findByText(/rezultati su promijenili izračunatu piramidu/)).toBeVisible();
  again.unmount();

  computed = [2, 1, 3, 4];
  open();
  expect(await screen.findByText(/netko je ušao u piramidu ili iz nje izašao/)).toBeVisible();
  await press('Vrati na izračunato');
  expect(await place(/^1\. red, 1\. pozicija: Horvat L\./)).toBeVisible();
  expect(screen.queryByText(/netko je ušao/)).toBeNull();
});

test('when the pyramid loses the row that had the focus, Tab still leads into it', async () => {
  const { client } = open();
  await userEvent.click(await place(/^2\. red, 1\. pozicija: Novak P\./));
  computed = [1, 2, 3, 4];
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('button', { name: /^2\. red/ })).toBeNull());
  expect(await place(/^1\. red, 4\. pozicija/)).toHaveAttribute('tabindex', '0');
});

test('when somebody else saves the draft meanwhile, results are not blamed, and the page says what saving replaces', async () => {
  state = 'PREPARING';
  const { unmount } = open();
  await userEvent.click(await place(/^1\. red, 1\. pozicija: Babić I\./));
  await userEvent.click(await place(/^1\. red, 4\. pozicija: prazno/));
  unmount();

  draft = [2, 1, 3];
  const again = open();
  expect(
    await screen.findByText(
      'U međuvremenu je netko promijenio spremljenu piramidu; spremanjem je zamjenjujete svojom.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spremi piramidu' })).toBeEnabled();
  again.unmount();

  draft = [2, 1];
  open();
  expect(await screen.findByText(/^U međuvremenu je netko dodao igrača u spremljenu piramidu/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spremi piramidu' })).toBeDisabled();
  expect(screen.queryByText(/rezultati|izračunat/)).toBeNull();
  await press('Vrati na spremljeno');
  expect(await place(/^1\. red, 1\. pozicija: Horvat L\./)).toBeVisible();
});

test('before the first publication the draft is saved as a whole, and a refusal keeps all steps', async () => {
  state = 'PREPARING';
  open();
  await userEvent.click(await place(/^1\. red, 1\. pozicija: Babić I\./));
  await userEvent.click(await place(/^1\. red, 4\. pozicija: prazno/));
  api.use(http.put('*/api/admin/pyramid-initial/2026', () => refuse(409, 'Sezona je promijenjena.'), { once: true }));
  await press('Spremi piramidu');
  expect(await screen.findByText('Sezona je promijenjena.')).toBeVisible();
  await press('Spremi piramidu');
  expect(await screen.findByText('Piramida je spremljena.')).toBeVisible();
  expect(saved).toEqual([{ order: [null, 2, 3, 1], version: 5 }]);
  expect(screen.getByRole('button', { name: 'Spremi piramidu' })).toBeDisabled();
});

test('the button of the snackbar restores the draft as it was before saving', async () => {
  state = 'PREPARING';
  open();
  await userEvent.click(await place(/^1\. red, 1\. pozicija: Babić I\./));
  await userEvent.click(await place(/^1\. red, 4\. pozicija: prazno/));
  await press('Spremi piramidu');
  await press('Poništi');
  expect(await screen.findByText('Poništeno: ručni raspored.')).toBeVisible();
  expect(await place(/^1\. red, 1\. pozicija: Babić I\./)).toBeVisible();
});

test('a saved draft stays as it was arranged, and accepts no step until it has been refetched', async () => {
  state = 'PREPARING';
  const reading = deferred();
  api.use(
    http.get('*/api/admin/pyramid-control', async () => {
      if (saved.length > 0) await reading.promise;
      return HttpResponse.json(pyramid());
    }),
  );
  open();
  await userEvent.click(await place(/^1\. red, 1\. pozicija: Babić I\./));
  await userEvent.click(await place(/^1\. red, 4\. pozicija: prazno/));
  await press('Spremi piramidu');
  await waitFor(() => expect(saved).toHaveLength(1));
  await userEvent.click(await place(/^1\. red, 4\. pozicija: Babić I\./));
  expect(await screen.findByText('Piramida se upravo sprema.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Poništi korak' })).toBeDisabled();
  reading.resolve();
  expect(await screen.findByText('Piramida je spremljena.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Piramida se upravo sprema.')).not.toBeInTheDocument());
  expect(await place(/^1\. red, 4\. pozicija: Babić I\./)).toBeVisible();
  expect(screen.getByText('bez promjena')).toBeVisible();
});
