import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { leagueSeason } from '@club/shared/testing';
import { registrationWindow } from '../testing/registration-window';
import { ballsText, beginningText, feeText, knockoutRules, roundsText } from './league-facts';

const season = (year: number, plannedRounds = 17, kind: LeagueSeason['kind'] = 'RULES') =>
  leagueSeason(year, { plannedRounds, kind });

test('a new club has its own first season, not one of 2017', () => {
  expect(beginningText([])).toBeUndefined();
  expect(roundsText([])).toBe('Kolo traje 7 do 8 dana.');
  expect(beginningText([season(2026)])).toBe('Ljetna liga igra se od 2026. godine. Sezona 2026. je prva.');
  expect(roundsText([season(2026)])).toBe('Sezona 2026. ima 17 kola, a kolo traje 7 do 8 dana.');
});

test('earlier seasons are listed in order, and their rounds without those of group seasons', () => {
  const seasons = [season(2026, 16), season(2025, 19), season(2019, 7, 'GROUPS'), season(2024)];
  expect(beginningText(seasons)).toBe(
    'Ljetna liga igra se od 2019. godine. Sezona 2026. je četvrta: prethodile su joj 2019., 2024. i 2025.',
  );
  expect(roundsText(seasons)).toMatch(/ Ranijih godina kola je bilo 17 do 19\.$/);
  expect(beginningText(Array.from({ length: 11 }, (_, index) => season(2017 + index)))).toMatch(/ je 11\. po redu: /);
});

test('what the rules say about the knockout matches the size of the league', () => {
  const of = (players: number) => knockoutRules([leagueSeason(2026, { players })]).join(' ');
  expect(of(53)).toMatch(/^Prvih 16 po bodovima .* kvalifikacije za preostala mjesta\.$/);
  expect(of(24)).toMatch(/Za 24 igrača u prvom kolu završnog turnira slobodno je 8 najboljih\.$/);
  expect(of(31)).toMatch(/slobodan je 1 najbolji\.$/);
  expect(of(32)).toMatch(/Za 32 igrača svi igraju prvo kolo završnog turnira\.$/);
  // Two of fifty have withdrawn: the draw and the page of the seeders have 48.
  expect(knockoutRules([leagueSeason(2026, { players: 50, activePlayers: 48 })]).join(' ')).toMatch(
    /^Mjesta u ždrijebu /,
  );
  expect(knockoutRules([])[0]).toMatch(/^Prvih 16 /);
});

test('the rules name the brand of the official balls, if the club has stated one', () => {
  expect(ballsText('Head Tour')).toMatch(/^Igra se službenim loptama marke Head Tour\. Tko na zahtjev /);
  expect(ballsText('')).toMatch(/^Igra se službenim loptama\. Tko na zahtjev /);
});

test('a fee shows its cents, and a single round is singular', () => {
  expect(feeText(registrationWindow({ year: 2026, fee: 60.5 }), [season(2026)])).toMatch(
    /^Članarina je 60,50\s€ po igraču, a rok za uplatu /,
  );
  expect(roundsText([season(2026, 1)])).toBe('Sezona 2026. ima 1 kolo, a kolo traje 7 do 8 dana.');
});

test('a fee of another season than the rest of the rules names its season', () => {
  const window = registrationWindow({ year: 2027 });
  expect(feeText(window, [season(2026), season(2025)])).toMatch(
    /^Članarina za sezonu 2027\. je 60\s€ po igraču, a rok za uplatu 15\.04\.2027\.$/,
  );
  expect(feeText({ ...window, feeDeadline: null }, [season(2026)])).toMatch(
    /^Članarina za sezonu 2027\. je 60\s€ po igraču\.$/,
  );
  expect(feeText(window, [season(2027), season(2026)])).toMatch(/^Članarina je /);
  expect(feeText(window, [])).toMatch(/^Članarina je /);
});

test('as long as a season is played, its own fee stands before that of the next one', () => {
  const rules = { firstPair: 1, bonusFromRound: 5, bonusOnce: false, roundDays: 8 } as const;
  const played = leagueSeason(2026, { state: 'ROUNDS', rules: { ...rules, fee: 45.5, feeDeadline: '2026-04-15' } });
  const window = registrationWindow({ year: 2027 });
  expect(feeText(window, [season(2025), played])).toBe(
    'Članarina za sezonu 2026. je 45,50\u00a0€ po igraču, a rok za uplatu 15.04.2026. ' +
      'Članarina za sezonu 2027. je 60\u00a0€ po igraču, a rok za uplatu 15.04.2027.',
  );
  for (const without of [
    { ...played, state: 'FINISHED' as const },
    { ...played, rules },
  ]) {
    expect(feeText(window, [without])).toMatch(/^Članarina za sezonu 2027\. je /);
  }
});

test('a season without a fee has no last day of payment either', () => {
  const rules = { firstPair: 1, bonusFromRound: 5, bonusOnce: false, roundDays: 8, fee: 60 } as const;
  const played = leagueSeason(2026, { state: 'ROUNDS', rules });
  const free = registrationWindow({ fee: 0 });
  expect(feeText(free, [])).toBe('Članarina se ne plaća.');
  expect(feeText(free, [played])).toBe(
    'Članarina za sezonu 2026. je 60\u00a0€ po igraču. Članarina se za sezonu 2027. ne plaća.',
  );
});
