import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { fakeApi, missingTexts, onClubDay, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { aDraw } from '../../testing/a-draw';
import { aControl, aPyramid } from '../../testing/a-season';
import { openAsAdmin } from '../../testing/administrator';

const DRAW: LeagueDraw = {
  ...aDraw(),
  main: {
    stages: [{ phase: 'FINALE', lines: 2, startDate: null, endDate: null, matches: [] }],
    thirdPlace: null,
    champion: null,
  },
};

let control: SeasonControl;
fakeApi(
  onClubDay(),
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid({ state: control.state }))),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([])),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(control)),
  http.get('*/api/league-draw/2026', () => HttpResponse.json(DRAW)),
);

const STATES: readonly [string, Partial<SeasonControl>, readonly SpelledText[]][] = [
  [
    'while rounds are played',
    {},
    [
      ['text', 'Završni turnir još ne počinje.'],
      ['text', /^Ždrijeb se objavljuje kad je zatvoreno zadnje kolo\./],
    ],
  ],
  [
    'when all rounds are over',
    { mayDraw: true },
    [
      ['text', 'Sva su kola odigrana.'],
      ['link', 'Pregled ždrijeba', '/admin/pyramid-control/knockout/preview'],
      ['text', /Ništa se ne mijenja dok ne objavite\./],
      ['text', /Ako se završni turnir ove godine neće igrati, završite sezonu bez finala\.$/],
      ['button', 'Završi bez finala'],
    ],
  ],
  [
    'when too few players are left for a draw',
    { state: 'KNOCKOUT', mayFinish: true },
    [
      ['text', 'Za završni turnir nema dovoljno igrača.'],
      ['text', /^Nakon zadnjeg kola ostalo je manje od dvoje igrača/],
      ['button', 'Završi sezonu'],
    ],
  ],
  [
    'when the season is finished without a draw',
    { state: 'FINISHED' },
    [
      ['text', 'Sezona 2026. je završena.'],
      ['text', 'Njezini se rezultati više ne mijenjaju.'],
      ['button', 'Pripremi sezonu 2027.'],
    ],
  ],
  [
    'after the draw',
    { state: 'KNOCKOUT', isDrawn: true },
    [
      ['heading', 'Osvajači'],
      ['text', 'Prvo mjesto'],
      ['text', 'Drugo mjesto'],
      ['text', 'još nije poznato'],
      ['button', 'Završi bez finala'],
      ['heading', 'Faze'],
      ...['Faza', 'Datumi', 'Odlučeno', 'Radnje'].map((name): SpelledText => ['columnheader', name]),
      ['cell', 'bez datuma'],
      ['cell', '0 od 0'],
      ['button', /^Promijeni datume, /],
      ['heading', 'Utješni turnir'],
      ['button', 'Objavi ždrijeb'],
      ['text', 'Ždrijeb je moguć kad svi u glavnom turniru odigraju prvi meč i barem ih dvoje izgubi.'],
    ],
  ],
  [
    'when everybody has played',
    { state: 'KNOCKOUT', isDrawn: true, mayDrawConsolation: true, mayFinish: true },
    [
      ['text', /^Svi su odigrali prvi meč\./],
      ['button', 'Završi sezonu'],
    ],
  ],
  [
    'when the season is finished',
    { state: 'FINISHED', isDrawn: true },
    [
      ['heading', 'Sezona 2026. je završena'],
      ['text', 'nije dodijeljeno'],
      ['button', 'Pripremi sezonu 2027.'],
    ],
  ],
];

test.each(STATES)('the knockout shows its texts %s', async (_when, but, texts) => {
  control = aControl(but);
  openAsAdmin('/admin/pyramid-control/knockout');
  const title: SpelledText[] = [
    ['heading', 'Završni turnir'],
    ['text', 'Ždrijeb, faze, rezultati i kraj sezone.'],
  ];
  expect(await missingTexts([...title, ...texts])).toEqual([]);
});
