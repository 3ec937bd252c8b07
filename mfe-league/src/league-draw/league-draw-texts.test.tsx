import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import { fakeApi, leagueSeason, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { A_DRAW, THREE } from '../testing/a-bracket';
import { seasonCalls } from '../testing/league-api';

const links = { ...leagueSeason(2025).links, draw: true, consolation: true };
const api = fakeApi(...seasonCalls([leagueSeason(2025, { state: 'KNOCKOUT', links })]));

/** Second specification, section 2, 'League draw', and the labels of section 4; resolution 17. */
const STATES: readonly [state: string, draw: LeagueDraw, texts: readonly SpelledText[]][] = [
  ['before the draw', { ...A_DRAW, main: null }, [['text', 'Stranica je u izradi.']]],
  [
    'a draw with a consolation',
    { ...A_DRAW, consolation: THREE },
    [
      ['link', 'Glavni turnir'],
      ['link', 'Utješni turnir'],
      ['heading', 'Polufinale'],
      ['heading', 'Finale'],
      ['text', 'Prvak 2025.'],
      ['text', '3 mjesta, 1 slobodno'],
    ],
  ],
];

test.each(STATES)('%s shows the texts of the specification', async (_, draw, texts) => {
  api.use(http.get('*/api/league-draw/2025', () => HttpResponse.json(draw)));
  renderRoutes(routes, { at: '/summer-league/league-draw/2025' });
  expect(await missingTexts([['heading', 'Ždrijeb 2025.'], ...texts])).toEqual([]);
});
