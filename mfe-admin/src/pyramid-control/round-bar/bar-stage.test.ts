import { leagueRound } from '@club/shared/testing';
import { aControl, aMatch } from '../../testing/a-season';
import { barStage } from './bar-stage';

test('an open round: its dates, the entered results, what is open and who substitutes', () => {
  const round = leagueRound({ number: 10, matches: 30, unplayed: 9, substitutes: 2 });
  expect(barStage(aControl({ plannedRounds: 17, rounds: [round] }))).toEqual({
    title: '10. od 17 kola',
    about: '06.04.2026. – 12.04.2026.',
    progress: { entered: 21, matches: 30 },
    left: '9 otvoreno · 2 zamjene',
  });
});

test('what is not there is not counted', () => {
  const round = leagueRound({ matches: 30, unplayed: 0, substitutes: 0 });
  expect(barStage(aControl({ rounds: [round] })).left).toBe('');
});

test('before the first round: what its publication does', () => {
  expect(barStage(aControl({ state: 'PREPARING', rounds: [] }))).toMatchObject({
    title: 'Sezona 2026. nije objavljena',
    progress: null,
  });
});

test('after the last round it is closed, until the draw: then the matches of the knockout are counted', () => {
  const rounds = [leagueRound({ number: 2, state: 'CLOSED', matches: 30, unplayed: 1, substitutes: 1 })];
  const over = aControl({ state: 'KNOCKOUT', rounds, openMatches: [] });
  expect(barStage(over)).toEqual({
    title: '2. od 2 kola',
    about: '06.04.2026. – 12.04.2026. · zatvoreno',
    progress: { entered: 29, matches: 30 },
    left: '1 bez rezultata · 1 zamjena',
  });
  const openMatches = [aMatch({ outcome: 'PLAYED' }), aMatch()];
  const drawn = { ...over, isDrawn: true, openMatches };
  expect(barStage(drawn)).toEqual({
    title: 'Završni turnir 2026.',
    about: 'ždrijeb je objavljen',
    progress: { entered: 1, matches: 2 },
    left: '1 otvoreno',
  });
  const finished = { ...drawn, state: 'FINISHED' } as const;
  const played = [aMatch({ outcome: 'PLAYED' })];
  expect(barStage({ ...finished, openMatches: played })).toMatchObject({ about: 'odigran', left: '' });
  // Nothing can be entered any more.
  expect(barStage(finished)).toMatchObject({ about: 'završen', left: '1 bez rezultata' });
});

test('of the knockout the matches whose pair is not known yet are counted, too', () => {
  const rounds = [leagueRound({ number: 2, state: 'CLOSED' })];
  const openMatches = [aMatch({ outcome: 'PLAYED' }), aMatch()];
  const drawn = aControl({ state: 'KNOCKOUT', isDrawn: true, rounds, openMatches, openFixtures: 3 });
  expect(barStage(drawn)).toMatchObject({ progress: { entered: 1, matches: 4 }, left: '3 otvoreno' });
  const finished = aControl({ ...drawn, state: 'FINISHED' });
  expect(barStage(finished)).toMatchObject({ about: 'završen', left: '3 bez rezultata' });
});
