import { fakeApi, liveEvents, member, renderRoutes } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';
import { accountBalance, clubDay, leagueStatus, opponents, slotList } from '../testing/club-api';
import { clubSlots, FREE } from '../testing/club-slots';
import { pick, press } from '../testing/open-grid';

// A round is published while the question about the opponent is open: the matches of the last round are over.
const LAST = { ime: 'Petra', prezime: 'Marić' };
const OTHER = { ime: 'Ivo', prezime: 'Lovrić' };
const NEXT = { ime: 'Josip', prezime: 'Babić' };
const CHANGED = 'Vaši su se mečevi u ligi u međuvremenu promijenili. Odaberite termin ponovno.';

const live = liveEvents({ league: 1 });
const api = fakeApi(
  live.handler,
  clubDay(),
  leagueStatus(),
  accountBalance(),
  slotList('get-all-termins', clubSlots()),
  opponents(LAST, OTHER),
);
beforeEach(() => void live.connect());

const ask = async (at = '/main-reservations') => {
  const page = renderRoutes(routes, { at, as: member() });
  await pick(FREE);
  await press('Liga');
  await screen.findByRole('button', { name: 'Petra Marić' });
  /** Publishes a round with these opponents; resolves once the page has them. */
  const publish = async (...now: (typeof LAST)[]) => {
    api.use(opponents(...now));
    await live.change('league');
    const names = now.map(({ ime, prezime }) => `${ime} ${prezime}`);
    await waitFor(() => expect(page.client.getQueryData(['my-opponents'])).toEqual(names));
  };
  return { ...page, publish };
};
const ended = async () => {
  expect(await screen.findByText(CHANGED)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
const name = async (opponent: string) => {
  await userEvent.type(screen.getByLabelText('Protivnik'), opponent);
  await press('Dalje');
  await screen.findByText(opponent, { selector: 'dd' });
};

test('the question about the opponent closes, and when asked again it offers the new opponents', async () => {
  const { publish } = await ask();
  await publish(NEXT);
  await ended();
  await pick(FREE);
  await press('Liga');
  expect(await screen.findByRole('button', { name: 'Josip Babić' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Petra Marić' })).not.toBeInTheDocument();
});

test('the opponent with whom the page was opened is forgotten with the match', async () => {
  const { publish, router } = await ask('/main-reservations?opponent=Petra%20Mari%C4%87');
  await publish(NEXT);
  await ended();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByText(/^Meč lige/)).not.toBeInTheDocument();
});

test('the confirmation closes when the match of the named opponent is over, and not when another match is', async () => {
  const { publish } = await ask();
  await name('Petra Marić');
  await publish(LAST);
  expect(screen.getByRole('button', { name: 'Rezerviraj' })).toBeVisible();
  await publish(NEXT);
  await ended();
});

test('a name without an open match may be that of any opponent, and keeps the question open', async () => {
  const { publish } = await ask();
  await name('Gost Kluba');
  await publish(NEXT);
  expect(screen.getByRole('button', { name: 'Rezerviraj' })).toBeVisible();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});
