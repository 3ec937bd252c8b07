import { fakeApi, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

const RANKS = [1, 16, 17, 40, 41];
fakeApi(
  ...seasonCalls(),
  http.get('*/api/summer-league-seeders/2025', () =>
    HttpResponse.json(
      RANKS.map((playerRank) => ({
        playerRank,
        player: aPlayer(playerRank),
        points: 200 - playerRank,
        playedRound: playerRank === 1,
      })),
    ),
  ),
);

/** Second specification, section 2, 'Seeders list'; resolution 22. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Nositelji 2025.'],
  ['table', 'Nositelji 2025.'],
  ['columnheader', 'Mjesto'],
  ['columnheader', 'Igrač'],
  ['columnheader', 'Bodovi'],
  ['text', '-1'],
  ['img', '−1, Odigrano kolo je uračunato'],
];

test('the seeders show the texts of the specification, green to 16, bold to 40, then red', async () => {
  renderRoutes(routes, { at: '/summer-league/seeders-list/2025' });
  expect(await missingTexts(TEXTS)).toEqual([]);
  const bands = screen.getAllByRole('row').slice(1);
  expect(bands.map((row) => row.dataset.band)).toEqual(['free', 'free', 'main', 'main', 'qualifications']);
});
