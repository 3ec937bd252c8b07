import { fakeApi, missingTexts, onLeagueDay, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { aLeagueSeason, SETTINGS } from '../../testing/a-league-season';
import { openAsAdmin, press } from '../../testing/administrator';
import { otherSections } from '../../testing/other-sections';

fakeApi(
  ...otherSections(),
  onLeagueDay('2026-03-20'),
  http.get('*/api/admin/settings', () => HttpResponse.json(SETTINGS)),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([aLeagueSeason()])),
);

/** The constants of the second specification, section 9, are settings of a season (resolution 25). */
const LIST: readonly SpelledText[] = [
  ['heading', 'Sezone lige'],
  ['columnheader', 'Sezona'],
  ['columnheader', 'Stanje'],
  ['columnheader', 'Aktivnih igrača'],
  ['columnheader', 'Kola'],
  ['columnheader', 'Članarina'],
  ['columnheader', 'Prijave'],
  ['button', 'Pripremi sezonu 2027.'],
  ['row', /2026\. u pripremi 24 17 60,00\s€ 01\.02\.2026\. – 05\.04\.2026\./],
];
const FORM: readonly SpelledText[] = [
  ['dialog', 'Postavke lige 2026.'],
  ['textbox', 'Broj kola'],
  ['combobox', /^Prvi par u neparnim kolima/],
  ['combobox', /^Sparivanje/],
  ['combobox', /^Rubni red/],
  ['textbox', 'Broj bodova za slobodno kolo'],
  ['textbox', 'Prvo kolo s bonusom reda'],
  ['combobox', /^Bonus reda/],
  ['combobox', /^Ždrijeb/],
  ['textbox', 'Članarina €'],
  ['group', /^Rok za uplatu/],
  ['group', /^Prijave od/],
  ['group', /^Prijave do/],
  ['textbox', 'Trajanje kola u danima'],
  ['group', 'Poveznice na stranici lige'],
  [
    'text',
    'Galerija se prikazuje i dok nema slika, ostale poveznice kad imaju što pokazati; neoznačene se ne prikazuju.',
  ],
];

test('a season’s settings have the names of the specification’s constants', async () => {
  openAsAdmin('/admin/settings');
  expect(await missingTexts(LIST)).toEqual([]);
  await press('Uredi, sezona lige 2026.');
  expect(await missingTexts(FORM)).toEqual([]);
});
