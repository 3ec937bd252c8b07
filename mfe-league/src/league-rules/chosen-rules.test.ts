import type { PublicRules } from '@club/shared/contracts/league/seasons';
import { leagueSeason } from '@club/shared/testing';
import { historyLines } from '../all-leagues/history-lines';
import { bonusRules, exceptionRules, pairingText, roundsText } from './league-facts';

const PRESET: PublicRules = { firstPair: 1, bonusFromRound: 5, bonusOnce: false, roundDays: 8 };
const seasons = (but: Partial<PublicRules> = {}, plannedRounds = 17) => [
  leagueSeason(2026, { plannedRounds, rules: { ...PRESET, ...but } }),
  leagueSeason(2025, { rules: PRESET }),
];

test('the preset rules are written as specified, also if the server does not send them', () => {
  for (const known of [seasons(), [leagueSeason(2026)], []]) {
    expect(pairingText(known)).toBe(
      'Igrači su složeni u piramidu s četiri mjesta u svakom redu. U neparnim kolima igraju 1. i 2. red, 3. i 4. red i tako dalje; u parnim kolima 2. i 3. red, 4. i 5. red i tako dalje.',
    );
    expect(bonusRules(known)[0]).toBe(
      'Od 5. kola svakome se u svakom kolu pribraja i bonus reda u kojem je završio kolo: zadnji red donosi 1 bod, svaki viši red bod više.',
    );
    expect(roundsText(known)).toMatch(/olo traje 7 do 8 dana\./);
  }
});

test('the rules say if a season begins with the second row', () => {
  expect(pairingText(seasons({ firstPair: 2 }))).toMatch(
    /U neparnim kolima igraju 2\. i 3\. red, 4\. i 5\. red i tako dalje; u parnim kolima 1\. i 2\. red, /,
  );
});

test.each([
  [{ bonusFromRound: 8 }, /^Od 8\. kola svakome se u svakom kolu pribraja/],
  [{ bonusFromRound: 1 }, /^U svakom kolu svakome se pribraja/],
  [{ bonusFromRound: 5, bonusOnce: true }, /^Samo u 5\. kolu svakome se pribraja/],
])('the row bonus of %j', (but, text) => expect(bonusRules(seasons(but))[0]).toMatch(text));

test('who has no bonus, also for a season whose rules are unknown', () => {
  expect(bonusRules([])[1]).toMatch(/ Nema ga ni igrač koji je u tom kolu odsutan ili ga netko zamjenjuje\.$/);
});

test.each([
  [{ edgeRow: 'play', byePoints: 2 } as const, ['Red koji u nekom kolu nema para igra unutar sebe.', '2 boda']],
  [{ edgeRow: 'rest', byePoints: 1 } as const, ['Red koji u nekom kolu nema para ima slobodno kolo.', '1 bod']],
])('rows and players without an opponent, by %j', (but, [row, points]) => {
  const [edge, bye] = exceptionRules(seasons(but));
  expect([edge, bye]).toEqual([row, `Tko u kolu nema protivnika, dobiva ${points} i zadržava mjesto.`]);
  // A server of an earlier release does not send these rules.
  expect(exceptionRules(seasons())).toEqual([expect.stringMatching(/^Mjesto igrača koji odustane /)]);
});

test('a season that ends before the bonus begins has none', () => {
  expect(bonusRules(seasons({ bonusFromRound: 6 }, 5))).toEqual(['U sezoni 2026. nema bonusa reda.']);
});

test('the rules state the chosen length of a round, the history that of all seasons', () => {
  expect(roundsText(seasons({ roundDays: 10 }))).toMatch(/^Sezona 2026\. ima 17 kola, a kolo traje 10 dana\./);
  expect(historyLines(seasons({ roundDays: 10 }), '')[1]).toContain('a svako traje 7 do 10 dana.');
});
