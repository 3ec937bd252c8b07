import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { fakeApi, missingTexts, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { aControl, aMatch, aPyramid, PLAYERS, ROUND } from '../../testing/a-season';
import { openAsAdmin } from '../../testing/administrator';

const [babic, horvat] = PLAYERS as [(typeof PLAYERS)[number], (typeof PLAYERS)[number]];

let control: SeasonControl;
let pyramid: PyramidControl;
fakeApi(
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(pyramid)),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(control)),
);

/** Texts in every state of the season. */
const ALWAYS: readonly SpelledText[] = [
  ['heading', 'Kola'],
  ['text', 'Rezultati otvorenog kola, datumi i objava.'],
  ['heading', /^Mečevi/],
  ['heading', 'Odsutnosti i zamjene'],
  ['heading', 'Ulasci i odlasci'],
  ['button', 'Upiši odustajanje'],
];

const STATES: readonly [string, Partial<SeasonControl>, readonly SpelledText[]][] = [
  [
    'before the first publication',
    { state: 'PREPARING', rounds: [], openMatches: [] },
    [
      ['heading', 'Sezona 2026. nije objavljena'],
      [
        'text',
        'Objavom 1. kola počinju vrijediti piramida i pravila sezone. Objavu možete poništiti dok kolo nema rezultata.',
      ],
      ['button', 'Objavi 1. kolo'],
      ['text', 'Nema mečeva.'],
      ['text', 'Mečevi nastaju objavom kola i ždrijeba.'],
      ['text', 'Nitko nije odsutan.'],
      ['text', 'Idućom objavom nitko novi ne ulazi.'],
    ],
  ],
  [
    'in an open round',
    {
      disputed: [{ match: aMatch(), reason: 'Drugi set je bio 6:4' }],
      absences: [{ round: 1, player: babic, substitute: horvat }],
      joining: [horvat],
      leaving: [babic],
      mayReturn: [babic],
    },
    [
      ['heading', '1. od 2 kola'],
      ['text', '06.04.2026. – 12.04.2026.'],
      ['text', '0 od 1'],
      ['text', 'rezultata upisano'],
      ['text', '1 otvoreno'],
      ['text', '1 osporeno'],
      ['link', 'Pregled zatvaranja kola', '/admin/pyramid-control/rounds/preview'],
      ['button', 'Promijeni datume'],
      ['heading', 'Broj kola'],
      ['text', 'Planirano je 2, a objavljeno 1. Nakon zadnjeg kola slijedi završni turnir.'],
      ['button', 'Smanji broj kola'],
      ['button', 'Poništi objavu'],
      ['text', '1. kolo već ima rezultate.'],
      ...['Par', 'Rezultat', 'Stanje', 'Zašto je osporeno', 'Radnje'].map(
        (name): SpelledText => ['columnheader', name],
      ),
      ['button', 'Upiši, izazivač Horvat L., branitelj Babić I.'],
      ['cell', 'Drugi set je bio 6:4'],
      ['button', 'Upiši odsutnost'],
      ...['Kolo', 'Tko ne igra', 'Zamjena', 'Radnje'].map((name): SpelledText => ['columnheader', name]),
      ['button', 'Poništi odsutnost, Babić I., 1. kolo'],
      ['text', 'Idućom objavom ulaze: Horvat L.'],
      ['text', 'Idućom objavom izlaze: Babić I.'],
      ['text', 'Odustajanje: Babić I.'],
      ['button', 'Poništi odustajanje, Babić I.'],
    ],
  ],
  [
    'after the last round',
    { state: 'KNOCKOUT', plannedRounds: 1, rounds: [{ ...ROUND, state: 'CLOSED' }], openMatches: [] },
    [
      ['text', '06.04.2026. – 12.04.2026. · zatvoreno'],
      ['text', '0 od 1'],
      ['text', 'rezultata upisano'],
      ['text', '1 bez rezultata'],
      ['link', 'Završni turnir', '/admin/pyramid-control/knockout'],
    ],
  ],
];

test.each(STATES)('the rounds show their texts %s', async (_when, but, texts) => {
  control = aControl(but);
  pyramid = aPyramid({ state: control.state });
  openAsAdmin('/admin/pyramid-control/rounds');
  expect(await missingTexts([...ALWAYS, ...texts])).toEqual([]);
});
