import type { ActiveLeague } from '@club/shared/contracts/league/active-league';
import { fakeApi, missingTexts, refuse, renderRoutes, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aKnockout } from '../testing/a-knockout';
import { anActiveLeague } from '../testing/an-active-league';
import { seasonCalls } from '../testing/league-api';

const OPEN: ActiveLeague = anActiveLeague();
const ENDED: ActiveLeague = {
  ...OPEN,
  phase: 'FINISHED',
  round: null,
  pyramidInitial: [],
  resultsLeague: [],
  pyramidResults: [],
};

/** Second specification, section 2, 'Active league page', and section 8; resolutions 31, 39 and 40. */
const STATES: readonly [state: string, answer: () => Response, texts: readonly SpelledText[]][] = [
  [
    'an open round',
    () => HttpResponse.json(OPEN),
    [
      ['table', /^Početna piramida/],
      ['table', /^REZULTATI 1\. KOLO/],
      ['table', /^Piramida nakon 1\. kola/],
      ['text', 'privremeno'],
    ],
  ],
  [
    'the knockout',
    () => HttpResponse.json({ ...OPEN, phase: 'KNOCKOUT', provisional: false }),
    [['link', 'Ždrijeb 2026.', '/summer-league/league-draw/2026']],
  ],
  [
    'an ended season',
    () => HttpResponse.json(ENDED),
    [
      ['text', 'Ovogodišnja liga je završila. Hvala svima na sudjelovanju!'],
      ['text', 'Nova sezona počinje u rano proljeće.'],
    ],
  ],
  ['a 404 with words', () => refuse(404, 'Liga još nije počela.'), [['text', 'Liga još nije počela.']]],
  ['a 404 without words', () => new HttpResponse(null, { status: 404 }), [['text', 'Neuspjelo preuzimanje podataka.']]],
  ['any other failure', () => refuse(500, 'Kvar.'), [['text', 'Trenutno nema aktivne lige!']]],
];

const api = fakeApi(
  http.get('*/api/league-seasons', () => HttpResponse.json(aKnockout({ phase: 'POLUFINALE' }))),
  ...seasonCalls(),
);

test.each(STATES)('%s shows the texts of the specification', async (_, answer, texts) => {
  api.use(http.get('*/api/active-league', answer));
  renderRoutes(routes, { at: '/active-league' });
  expect(await missingTexts([['heading', 'Trenutno kolo piramide'], ...texts])).toEqual([]);
});
