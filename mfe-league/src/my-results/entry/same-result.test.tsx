import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { refuse } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import { card, myResultsApi, openMyResults, typeGames } from '../../testing/my-results';

const { api, server } = myResultsApi();
const UPDATE = '*/api/update-results-league/:id';

/** 6:4 6:4 for Kovač A., entered by the opponent. */
const theirs = (but: Partial<MyLeagueMatch>): MyLeagueMatch =>
  myMatch({
    ...{ outcome: 'PLAYED', winner: aPlayer(1), enteredBy: aPlayer(2), mayConfirm: true, version: 5 },
    ...{ set1Igrac1: 4, set1Igrac2: 6, set2Igrac1: 4, set2Igrac2: 6 },
    ...but,
  });
const saveAgain = async () => {
  const round = await card();
  await userEvent.click(round.getByRole('button', { name: 'Uredi' }));
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  return round;
};

test('a player who saves what the opponent has entered is told that this confirms it', async () => {
  server.matches = [theirs({ state: 'ENTERED' })];
  api.use(
    http.put(UPDATE, () => {
      server.matches = [theirs({ state: 'CONFIRMED', mayConfirm: false, version: 6 })];
      return HttpResponse.json(server.matches[0]);
    }),
  );
  openMyResults();
  await saveAgain();
  expect(await screen.findByText('Rezultat je potvrđen.')).toBeVisible();
  expect(screen.queryByText('Rezultat je spremljen.')).not.toBeInTheDocument();
});

test('a player who saves a result that is under the player’s own dispute reads how to agree, and keeps what was typed', async () => {
  server.matches = [theirs({ state: 'DISPUTED', disputeReason: 'Drugi set.' })];
  const message = 'Taj ste rezultat osporili. Ako se ipak slažete, odaberite „Ipak potvrdi”.';
  api.use(http.put(UPDATE, () => refuse(409, message, { code: 'RESULT_DISPUTED_BY_YOU' })));
  openMyResults();
  const round = await saveAgain();
  expect(await round.findByText(`${message} Upis je sačuvan.`)).toBeVisible();
  expect(round.getByRole('textbox', { name: '2. set, Bošnjak K.' })).toHaveValue('4');
  await userEvent.click(round.getByRole('button', { name: 'Odustani' }));
  expect(await round.findByRole('button', { name: 'Ipak potvrdi' })).toBeVisible();
});

test('the same entry by the opponent in the meantime is not reported as saved: the player still has to agree', async () => {
  api.use(
    http.put(UPDATE, () =>
      refuse(409, 'Rezultat je promijenjen.', {
        code: 'MATCH_CHANGED',
        extra: { match: theirs({ state: 'ENTERED' }) },
      }),
    ),
  );
  openMyResults();
  const round = await typeGames('6464');
  await userEvent.click(round.getByRole('button', { name: 'Spremi rezultat' }));
  expect(await round.findByText(/^Rezultat je u međuvremenu promijenjen/)).toBeVisible();
  expect(screen.queryByText('Rezultat je spremljen.')).not.toBeInTheDocument();
  api.use(http.put(UPDATE, () => HttpResponse.json(theirs({ state: 'CONFIRMED', mayConfirm: false, version: 6 }))));
  await userEvent.click(round.getByRole('button', { name: 'Spremi moj' }));
  expect(await screen.findByText('Rezultat je potvrđen.')).toBeVisible();
});
