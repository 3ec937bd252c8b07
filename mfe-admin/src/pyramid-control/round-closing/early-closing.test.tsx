import { onLeagueDay } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { aMatch } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { openRound } from '../../testing/open-round';

const { api, season } = openRound();
/** The round ends on 12.04. */
const openOn = (today: string) => {
  api.use(onLeagueDay(today));
  openAsAdmin('/admin/pyramid-control/rounds/preview');
};
const matches = (count: number) => Array.from({ length: count }, (_, index) => aMatch({ id: `2026-1-${index + 1}` }));
const publishBar = async () => within(await screen.findByRole('region', { name: 'Objava' }));

test.each([
  ['2026-04-09', 10, 'Kolo traje još 3 dana; 10 mečeva ostaje bez rezultata i bez bodova.'],
  ['2026-04-11', 1, 'Kolo traje još 1 dan; 1 meč ostaje bez rezultata i bez bodova.'],
  ['2026-04-12', 2, 'Danas je zadnji dan kola; 2 meča ostaju bez rezultata i bez bodova.'],
])('on %s, with %i unplayed matches, the bar and the question say what is lost', async (today, unplayed, warning) => {
  season.unplayed = matches(unplayed);
  openOn(today);
  expect(await (await publishBar()).findByText(warning)).toBeVisible();
  await press('Objavi');
  const question = await dialog('Želite li zatvoriti 1. kolo?');
  expect(question.getByText(warning)).toBeVisible();
  // A question about a loss begins at the button that loses nothing.
  expect(question.getByRole('button', { name: 'Odustani' })).toHaveFocus();
});

test('a round that ends early with all results loses nothing, and the question is an ordinary one', async () => {
  season.unplayed = [];
  openOn('2026-04-11');
  const nothingLost = 'Kolo traje još 1 dan; svi mečevi imaju rezultat.';
  expect(await (await publishBar()).findByText(nothingLost)).toBeVisible();
  await press('Objavi');
  const question = await dialog('Želite li zatvoriti 1. kolo?');
  expect(question.getByText(nothingLost)).toBeVisible();
  expect(question.getByRole('button', { name: 'Objavi' })).toHaveFocus();
});

test('once the last day is over, nothing is said about it', async () => {
  openOn('2026-04-13');
  await screen.findByText(/^Objavom se zatvara 1\./);
  expect(screen.queryByText(/Kolo traje|zadnji dan kola/)).toBeNull();
  await press('Objavi');
  const question = await dialog('Želite li zatvoriti 1. kolo?');
  expect(question.queryByText(/Kolo traje|zadnji dan kola/)).toBeNull();
});
