import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aPlayer } from '../testing/a-match';
import { myMatch } from '../testing/my-match';
import { card, myResultsApi, openMyResults, typeGames } from '../testing/my-results';

const { api, server } = myResultsApi();

test('once the form is closed, the focus is on the button that opens it again', async () => {
  const { unmount } = openMyResults();
  const round = await typeGames('6464');
  await userEvent.click(round.getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(round.getByRole('button', { name: 'Upiši rezultat' })).toHaveFocus());
  await typeGames('6464');
  unmount();
  openMyResults();
  const again = await card();
  await userEvent.click(await again.findByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(again.getByRole('button', { name: 'Upiši rezultat' })).toHaveFocus());
  await userEvent.click(again.getByRole('button', { name: 'Upiši rezultat' }));
  await userEvent.keyboard('6464');
  await userEvent.click(again.getByRole('button', { name: 'Spremi rezultat' }));
  await waitFor(() => expect(again.getByRole('button', { name: 'Uredi' })).toHaveFocus());
});

test('a player who goes from one match to an earlier one types into the earlier one', async () => {
  server.matches = [myMatch(), myMatch({ id: 'next', competitionPhase: 'DEVETO_KOLO' })];
  openMyResults();
  await userEvent.click((await card('9. kolo, Bošnjak K.')).getByRole('button', { name: 'Upiši rezultat' }));
  const round = await card();
  await userEvent.click(round.getByRole('button', { name: 'Upiši rezultat' }));
  expect(round.getByRole('textbox', { name: /^1\. set, Kovač/ })).toHaveFocus();
});

test('a result that is saved late leaves the focus where the player is typing by then', async () => {
  const saving = deferred();
  const dispute = { id: 'next', competitionPhase: 'DEVETO_KOLO', mayConfirm: true, outcome: 'PLAYED' } as const;
  server.matches = [myMatch(), myMatch({ ...dispute, state: 'ENTERED', enteredBy: aPlayer(2), version: 3 })];
  api.use(
    http.put('*/api/update-results-league/:id', async () => {
      await saving.promise;
      const saved = { outcome: 'PLAYED', state: 'ENTERED', winner: aPlayer(1), version: 1 } as const;
      server.matches = server.matches.map((match, index) => (index === 0 ? { ...match, ...saved } : match));
      return HttpResponse.json(server.matches[0]);
    }),
  );
  openMyResults();
  const round = await typeGames('6464');
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  await userEvent.click((await card('9. kolo, Bošnjak K.')).getByRole('button', { name: 'Ospori' }));
  const reason = await screen.findByRole('textbox', { name: 'Razlog' });
  await userEvent.type(reason, 'Treći set');
  saving.resolve();
  expect(await screen.findByText('Rezultat je spremljen.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Spremi rezultat')).not.toBeInTheDocument());
  expect(reason).toHaveFocus();
  await userEvent.keyboard(' nije točan');
  expect(reason).toHaveValue('Treći set nije točan');
});

describe('the focus stays where the player was', () => {
  const entered = (but: Partial<MyLeagueMatch> = {}) =>
    myMatch({ mayConfirm: true, outcome: 'PLAYED', state: 'ENTERED', enteredBy: aPlayer(2), version: 3, ...but });
  const press = async (name: string) => {
    const button = (await card()).getByRole('button', { name });
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
  };
  const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

  test('on the match that was confirmed and can still be changed', async () => {
    server.matches = [entered()];
    openMyResults();
    await press('Potvrdi');
    await hasFocus('10. kolo');
  });

  test('on the next match, if the confirmed one is past', async () => {
    server.matches = [entered({ editable: false }), myMatch({ id: 'next', competitionPhase: 'DEVETO_KOLO' })];
    openMyResults();
    await press('Potvrdi');
    await hasFocus('9. kolo');
  });

  test('on the page, if no match is left', async () => {
    server.matches = [entered({ editable: false })];
    openMyResults();
    await press('Potvrdi');
    await hasFocus('Unos rezultata');
  });

  test('even after a dispute, whose dialog was opened by a button that is gone', async () => {
    server.matches = [entered()];
    openMyResults();
    await press('Ospori');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Treći set je bio 6:4.{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await hasFocus('10. kolo');
  });

  test('even when an entry by somebody else replaces the form', async () => {
    api.use(
      http.put('*/api/update-results-league/:id', () =>
        refuse(409, 'Promijenjen.', { code: 'MATCH_CHANGED', extra: { match: entered({ version: 5 }) } }),
      ),
    );
    openMyResults();
    await typeGames('6464');
    await press('Spremi rezultat');
    expect(await screen.findByText(/Rezultat je u međuvremenu promijenjen/)).toBeVisible();
    await hasFocus('10. kolo');
  });
});
