import { presentDraw } from '../draw/draw.presenter';
import { isPlayer, type MatchResult } from '../engine';
import { simulateSeason } from '../engine/testing/simulate-season';
import type { PlayerNames } from '../players/player-names';
import { rowsOfRecord, type SeasonRows, type StoredDraw } from '../projection/season-rows';
import { checkFile } from './check-file';
import { fileOfSeason } from './file-of-season';
import { readFile } from './read-file';
import { seasonOfFile } from './season-of-file';
import { writeFile } from './write-file';

const YEAR = 2024;
/** Three more than places: sections 6 to 8 of the qualifications have a match, the others one player. */
const { cast, record } = simulateSeason({ players: 51, seed: 9, year: YEAR, settings: { rounds: 2 } });
const drawn = record.knockout;
if (!drawn) throw new Error('A simulated season has its knockout');
const results = Object.entries(drawn.results);
const resultsExcept = (isLost: RegExp) => Object.fromEntries(results.filter(([id]) => !isLost.test(id)));

/** The draw of the season with another knockout, and the same after export and import of the file, which may be edited. */
function exchanged(
  changes: Partial<typeof drawn>,
  edited = (text: string) => text,
): { before: StoredDraw; after: StoredDraw | null } {
  const rows = rowsOfRecord({ ...record, knockout: drawn && { ...drawn, ...changes } });
  const { rows: file, problems } = readFile(edited(writeFile(fileOf(rows))));
  expect([...problems, ...checkFile(file)]).toEqual([]);
  const ids = new Map(file.IGRAČ.map(({ oznaka, prezime, ime }) => [oznaka, numbers.get(`${prezime} ${ime}`) ?? 0]));
  const { draw } = seasonOfFile(file, (key) => ids.get(key) ?? 0);
  return { before: rows.league_draw[0]?.draw as StoredDraw, after: draw };
}

const NO_DATA = {
  memberId: null,
  birthDate: null,
  residence: null,
  email: null,
  phone: null,
  version: 1,
  erasedAt: null,
};
const numbers = new Map(cast.map(({ player, lastName, firstName }) => [`${lastName} ${firstName}`, player]));

function fileOf(rows: SeasonRows) {
  const players = new Map(cast.map((person) => [person.player, { ...NO_DATA, ...person, id: person.player }]));
  return fileOfSeason({
    season: { year: YEAR, kind: 'RULES', planned_rounds: record.rounds.length },
    rounds: record.rounds.map((round, index) => {
      return { number: index + 1, start_date: round.startDate, end_date: round.endDate };
    }),
    rows,
    players,
    captions: new Map(),
  });
}

test('a line that waits for a qualifier waits for him after the import too: nobody advances without a match', () => {
  const { before, after } = exchanged({ results: {}, isConsolationDrawn: false });
  const advanced = (draw: StoredDraw | null) => draw?.main.stages[0]?.filter(({ winner }) => isPlayer(winner)).length;
  expect([advanced(before), advanced(after)]).toEqual([16, 16]);
  expect(after).toEqual(before);
});

test('where nobody came to a qualification, the line that it fills is a bye', () => {
  const nobody: MatchResult = { outcome: 'DOUBLE_WALKOVER' };
  const { before, after } = exchanged({
    results: { ...resultsExcept(/MAIN|CONSOLATION|QUALIFICATION-8/), [`${YEAR}-QUALIFICATION-8-2-1`]: nobody },
    isConsolationDrawn: false,
  });
  expect(before.main.lines.filter(({ section }) => section === 8)).toMatchObject([{ slot: 'BYE' }]);
  expect(after).toEqual(before);
});

test('a draw whose file does not tell the places, which are optional, has as many places and byes', () => {
  const { before, after } = exchanged({}, (text) => text.replaceAll(/^(CRTA;[^;]*;[^;]*;[^;]*;)\d+/gm, '$1'));
  const figures = (draw: StoredDraw | null) => {
    const names = { of: (id: number) => ({ id }) } as unknown as PlayerNames;
    const { places, byes } = presentDraw(draw ?? before, { names, entered: new Map() });
    return { places, byes };
  };
  expect(after?.main.lines.every(({ place }) => place === null)).toBe(true);
  expect(figures(before)).toEqual({ places: 48, byes: 16 });
  expect(figures(after)).toEqual({ places: 48, byes: 16 });
});

test('a consolation that a correction has reopened stays open', () => {
  const { before, after } = exchanged({ results: resultsExcept(/CONSOLATION|MAIN-(?!64)|MAIN-64-2$/) });
  expect(before.consolation?.lines.map(({ slot }) => slot)).toContain('PENDING');
  expect(after).toEqual(before);
});
