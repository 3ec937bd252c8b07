import { onLeagueDay, refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aDraw } from '../../testing/a-draw';
import { aLeagueSeason } from '../../testing/a-league-season';
import { aMatch, PLAYERS } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { drawnSeason, SEASON_2026 } from '../../testing/drawn-season';

type Player = (typeof PLAYERS)[number];
const [, horvat] = PLAYERS as [Player, Player];
const { api, season } = drawnSeason();

test('after the final the season ends only after a confirmation, and the next one is prepared', async () => {
  season.control = { ...season.control, state: 'KNOCKOUT', isDrawn: true, isConsolationDrawn: true, mayFinish: true };
  season.drawn = aDraw(horvat);
  openAsAdmin('/admin/pyramid-control/knockout');
  expect(await screen.findByRole('region', { name: 'Završni turnir 2026.' })).toBeVisible();
  // There is no second link to this page itself.
  expect(screen.getAllByRole('link', { name: 'Završni turnir' })).toHaveLength(1);
  api.use(http.post(`${SEASON_2026}/finish`, () => refuse(409, 'Sezona je promijenjena.'), { once: true }));
  await press('Završi sezonu');
  await userEvent.click((await dialog(/završiti sezonu/)).getByRole('button', { name: 'Završi sezonu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Sezona je promijenjena.')).toBeVisible();

  await press('Završi sezonu');
  const question = await dialog('Želite li završiti sezonu 2026.?');
  expect(question.getByText('Prvak: Horvat L.')).toBeVisible();
  expect(season.sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Završi sezonu' }));
  expect(await screen.findByRole('heading', { name: 'Sezona 2026. je završena' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Promijeni datume/ })).toBeNull();
  await press('Pripremi sezonu 2027.');
  await userEvent.click((await dialog(/pripremiti sezonu 2027/)).getByRole('button', { name: 'Pripremi' }));
  await waitFor(() => expect(season.sent.at(-1)).toEqual({ year: 2027 }));
});

test('before the season ends, matches that would stay unplayed or disputed are listed', async () => {
  const played = aMatch({ id: '2026-FINAL-1', outcome: 'PLAYED', state: 'DISPUTED' });
  season.control = {
    ...season.control,
    ...{ state: 'KNOCKOUT', isDrawn: true, isConsolationDrawn: true, mayFinish: true },
    openMatches: [aMatch({ id: '2026-C-1' }), aMatch({ id: '2026-C-2' }), played],
    disputed: [{ match: played, reason: 'Drugi set' }],
  };
  season.drawn = aDraw(horvat);
  openAsAdmin('/admin/pyramid-control/knockout');
  await press('Završi sezonu');
  const question = await dialog('Želite li završiti sezonu 2026.?');
  expect(question.getByText('Bez rezultata ostaju 2 meča.')).toBeVisible();
  expect(question.getByText(/Kraj sezone možete poništiti do objave 1\. kola sljedeće sezone\.$/)).toBeVisible();
  expect(question.getByText('Osporeni rezultati: 1. Najprije ih ispravite ili potvrdite.')).toBeVisible();
});

test.each([
  ['a final that waits for its semifinal', [aMatch({ id: '2026-C-4-1' })], 2, 'Bez rezultata ostaju 2 meča.'],
  ['a consolation whose players are unknown again', [], 7, 'Bez rezultata ostaje 7 mečeva.'],
  ['nothing', [], 0, undefined],
] as const)(
  'matches that would stay unplayed are counted also while nobody knows who plays them: %s',
  async (_, openMatches, openFixtures, line) => {
    season.control = {
      ...season.control,
      ...{ state: 'KNOCKOUT', isDrawn: true, isConsolationDrawn: true, mayFinish: true },
      ...{ openMatches: [...openMatches], openFixtures },
    };
    season.drawn = aDraw(horvat);
    openAsAdmin('/admin/pyramid-control/knockout');
    await press('Završi sezonu');
    const question = await dialog('Želite li završiti sezonu 2026.?');
    expect(question.queryByText(/^Bez rezultata/)?.textContent).toBe(line);
  },
);

test('after a pause this year’s season is prepared, not a past one', async () => {
  season.control = { ...season.control, state: 'FINISHED' };
  api.use(onLeagueDay('2029-07-20'));
  openAsAdmin('/admin/pyramid-control/knockout');
  await press('Pripremi sezonu 2029.');
  const question = await dialog(/pripremiti sezonu 2029/);
  expect(question.getByText('Pravila i članarina su kao u sezoni 2026.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Pripremi' }));
  await waitFor(() => expect(season.sent.at(-1)).toEqual({ year: 2029 }));
});

test('after an archived season the question names the season whose rules and fee the next one takes over', async () => {
  season.control = { ...season.control, kind: 'GROUPS', state: 'FINISHED' };
  season.all = [aLeagueSeason({ kind: 'GROUPS' }), aLeagueSeason({ year: 2025 })];
  openAsAdmin('/admin/pyramid-control/knockout');
  await press('Pripremi sezonu 2027.');
  const question = await dialog(/pripremiti sezonu 2027/);
  expect(question.getByText('Pravila i članarina su kao u sezoni 2025.')).toBeVisible();
});

test('a season without enough players for a draw is finished without a champion, after a question', async () => {
  season.control = { ...season.control, state: 'KNOCKOUT', mayFinish: true };
  openAsAdmin('/admin/pyramid-control/knockout');
  expect(await screen.findByText('Za završni turnir nema dovoljno igrača.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pregled ždrijeba' })).toBeNull();
  await press('Završi sezonu');
  const question = await dialog('Želite li završiti sezonu 2026.?');
  expect(question.getByText('Sezona završava bez prvaka.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Završi sezonu' }));
  expect(await screen.findByText('Sezona 2026. je završena.')).toBeVisible();
  expect(season.sent).toEqual([{ version: 5 }]);
  expect(await screen.findByRole('button', { name: 'Pripremi sezonu 2027.' })).toBeVisible();
});
