import { type MatchResult, publishDraw, recordKnockoutResults, type SeasonRecord } from '../engine';
import { closed, defenderWins, finishedSeasonOf, seasonOf } from '../engine/testing/small-season';
import { rowsOfRecord } from '../projection/season-rows';
import { playersOf } from './announced-match';
import { byeNews, lostFixtureNews } from './no-match-news';

const state = (record: SeasonRecord) => ({ record, rows: rowsOfRecord(record) });

test('the qualifications are one phase: who has won the first match there is notified of the loss of the second', () => {
  const drawn = publishDraw(finishedSeasonOf(72), []);
  const { year } = drawn.settings;
  const first = (number: number) => `${year}-QUALIFICATION-1-4-${number}`;
  const enter = (record: SeasonRecord, changes: Record<string, MatchResult | null>) =>
    state(recordKnockoutResults(record, changes));
  const before = enter(drawn, { [first(1)]: defenderWins, [first(2)]: defenderWins });
  const after = enter(before.record, { [first(2)]: null });
  const [second] = before.rows.league_match.filter(({ phase, outcome, id }) => {
    return phase === 'QUALIFICATION' && outcome === null && id.includes('QUALIFICATION-1-');
  });
  const lost = lostFixtureNews({ year, before, after }, `${year}-08-01`);
  // The other player of the second match has the first one to play again.
  expect(lost.map(({ player }) => player)).toEqual([second?.player1]);
});

test('who has no opponent in a new round is notified of it while the round is played, not once it is over', () => {
  const opened = seasonOf(5, { rounds: 2 });
  const [before, after] = [state(opened), state(closed(opened))];
  const { year } = opened.settings;
  const endDate = after.record.rounds.at(-1)?.endDate ?? '';
  const playing = after.rows.league_match.filter(({ phase }) => phase === '2').flatMap((match) => playersOf(match));
  const [bye] = [1, 2, 3, 4, 5].filter((player) => !playing.includes(player));
  expect(byeNews({ year, before, after }, endDate).map(({ player }) => player)).toEqual([bye]);
  expect(byeNews({ year, before, after }, `${year}-12-01`)).toEqual([]);
});
