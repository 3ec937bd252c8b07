import type { ControlPlayer, PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { fakeApi, missingTexts, type SpelledText } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aControl } from '../../testing/a-season';
import { openAsAdmin } from '../../testing/administrator';

const PLAYER: ControlPlayer = {
  id: 1,
  ime: 'Ivan',
  prezime: 'Babić',
  displayName: 'Babić I.',
  nadimak: 'Bili',
  entered: true,
  inPyramid: false,
  isSubstitute: false,
  withdrawn: false,
};
const CONTROL: PyramidControl = {
  'List of players': [PLAYER],
  'List of pyramid': [],
  year: 2026,
  version: 7,
  state: 'PREPARING',
  round: null,
  plannedRounds: 17,
  publishedRounds: 0,
  presetYear: null,
  undo: { allowed: false, what: null, reason: 'Ništa nije objavljeno.' },
};
fakeApi(
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(CONTROL)),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(aControl({ state: 'PREPARING', rounds: [] }))),
);

/** Second specification, section 2, 'Admin pyramid control'; the form's rules of section 5. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Kontola piramide / Piramida'],
  ['navigation', 'Kontrola piramide'],
  ['link', 'Početna piramida', '/admin/pyramid-control'],
  ['link', 'Uređivanje piramida', '/admin/pyramid-control/edit-pyramids'],
  ['link', 'Rezultati piramide', '/summer-league/2026'],
  ['heading', 'Početna piramida'],
  ['text', '20 redova, 4 pozicije'],
  ['button', 'Isprazni cijelu piramidu'],
  ['heading', 'Stavi igrača u piramidu'],
  ['combobox', /^Igrač/],
  ['textbox', 'Red (1–20)'],
  ['textbox', 'Pozicija (1–4)'],
  ['radiogroup', 'Zamjena'],
  ['radio', 'Da'],
  ['radio', 'Ne'],
  ['button', 'Spremi'],
  ['button', 'Isprazni polje'],
  ['heading', 'Igrači lige'],
  ['searchbox', 'Ime, prezime, nadimak'],
  ['text', /Babić/],
  ['text', 'Bili'],
  ['text', 'Povucite igrača na polje, ili ga odaberite u obrascu.'],
  // On a phone instead.
  ['text', 'Odaberite igrača pa polje u piramidi.'],
  // The same order as in the hint above.
  ['text', 'Piramida za 2026. je prazna. Odaberite igrača pa polje.'],
];

test('the pyramid control shows the texts of the specification', async () => {
  openAsAdmin('/admin/pyramid-control');
  expect(await missingTexts(TEXTS)).toEqual([]);
  // The title is the specification's, with its spelling.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kontola piramide / Piramida');
});
