import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { liveEvents, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { keys } from '../../query-keys';
import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import { card, myResultsApi, openMyResults, typeGames } from '../../testing/my-results';

const { api, server } = myResultsApi();
const live = liveEvents();
const CHANGED =
  'Par se u međuvremenu promijenio: sada igraju Horvat L. i Kovač A. Vaš upis za meč Bošnjak K. – Kovač A. nije spremljen.';

/** The same match, now against Horvat L. */
const now = (but: Partial<MyLeagueMatch> = {}) => myMatch({ player1: aPlayer(3), ...but });
const newCard = () => card('10. kolo, Horvat L.');
const report = (state: 'online' | 'offline') => act(() => void dispatchEvent(new Event(state)));
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Spremi rezultat' }));
const readTyped = async (round: Awaited<ReturnType<typeof card>>) => {
  expect(await round.findByRole('alert')).toHaveTextContent(CHANGED);
  const rows = round.getAllByRole('rowheader').map((name) => name.parentElement?.textContent);
  expect(rows).toEqual(['Kovač A. 66', 'Bošnjak K. 44']);
  expect(round.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(round.getByRole('button', { name: 'U redu' }));
};
const expectEmptyForm = async () => {
  const round = await newCard();
  await userEvent.click(await round.findByRole('button', { name: 'Upiši rezultat' }));
  expect(round.getByRole('textbox', { name: '1. set, Horvat L.' })).toHaveValue('');
  expect(round.queryByText(/^Vraćen je vaš upis/)).not.toBeInTheDocument();
};

/** The opponent is replaced while the page is open. */
async function changePair(): Promise<void> {
  live.connect();
  server.matches = [now()];
  await live.change('league');
}

test('a result typed for another pair is shown until it has been read, and not put into the form of the new one', async () => {
  api.use(live.handler);
  openMyResults();
  await typeGames('6464');
  await changePair();
  await readTyped(await newCard());
  await expectEmptyForm();
  expect(localStorage).toHaveLength(0);
  expect(server.sent).toEqual([]);
});

test('so it is for a player who comes back later', async () => {
  const { unmount } = openMyResults();
  await typeGames('6464');
  unmount();
  server.matches = [now()];
  openMyResults();
  await readTyped(await newCard());
  await expectEmptyForm();
});

test('so it is even if the new pair’s match is over', async () => {
  const { unmount } = openMyResults();
  await typeGames('6464');
  unmount();
  server.matches = [now({ editable: false, outcome: 'PLAYED', state: 'CONFIRMED', winner: aPlayer(3) })];
  openMyResults();
  await readTyped(await newCard());
  expect(await screen.findByText('Nema mečeva za unos.')).toBeVisible();
});

test('a form in which nothing was typed shows the new pair', async () => {
  api.use(live.handler);
  openMyResults();
  await userEvent.click((await card()).getByRole('button', { name: 'Upiši rezultat' }));
  await changePair();
  const round = await newCard();
  expect(await round.findByRole('textbox', { name: '1. set, Horvat L.' })).toHaveValue('');
});

describe('a result that waits for the network', () => {
  afterEach(() => report('online'));
  /** The matches arrive before the result is sent. */
  const wait = async () => {
    const { client } = openMyResults();
    await typeGames('6464');
    report('offline');
    await save();
    server.matches = [now()];
    act(() => void client.setQueryData(keys.myResults, server.matches));
  };

  test('is sent for the pair for which it was typed', async () => {
    await wait();
    expect(await (await newCard()).findByRole('alert')).toHaveTextContent(CHANGED);
    report('online');
    await waitFor(() => expect(server.sent.map(({ body }) => body)).toMatchObject([{ seen: [2, 1] }]));
  });

  test('is not sent any more once the player has read that it is for another pair', async () => {
    await wait();
    await readTyped(await newCard());
    report('online');
    await expectEmptyForm();
    expect(server.sent).toEqual([]);
  });
});

describe('if only the server knows the new pair', () => {
  const refuseWith = (match: MyLeagueMatch) =>
    api.use(
      http.put('*/api/update-results-league/:id', () => {
        server.matches = [match];
        return refuse(409, 'Par se promijenio.', { code: 'MATCH_CHANGED', extra: { match } });
      }),
    );

  test('the player reads it, cannot overwrite, and goes on with the new pair', async () => {
    refuseWith(now());
    openMyResults();
    const round = await typeGames('6464');
    await save();
    await readTyped(round);
    await expectEmptyForm();
  });

  test('the same result of that pair does not count as the player’s that was saved', async () => {
    refuseWith(now({ outcome: 'PLAYED', set1Igrac1: 4, set1Igrac2: 6, set2Igrac1: 4, set2Igrac2: 6, version: 1 }));
    openMyResults();
    const round = await typeGames('6464');
    await save();
    expect(await round.findByRole('alert')).toHaveTextContent(CHANGED);
    expect(screen.queryByText('Rezultat je spremljen.')).not.toBeInTheDocument();
  });
});
