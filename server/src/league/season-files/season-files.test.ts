import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fixedClock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import { eachEngine } from '../../platform/database/testing';
import { openLiveHub } from '../../platform/live';
import { simulateSeason } from '../engine/testing/simulate-season';
import { insertPlayers } from '../players/league-players.repository';
import { readPlayerNames } from '../players/player-names';
import { hasSeason, yearsByPlayer } from '../players/player-years.repository';
import { storedRows } from '../projection/stored-rows.repository';
import { writeRulesSeason } from '../season-changes/write-season';
import { createSeasonFiles } from './season-files.service';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../docs/examples/season-2018.csv'), 'utf8');
const AT = new Date('2026-10-01T00:00:00Z');

async function filesOf(db: Database) {
  const clock = fixedClock(AT.toISOString());
  const live = await openLiveHub(db, (error) => {
    throw error;
  });
  return createSeasonFiles({ db, live, clock });
}

const given = (text: string, name = 'sezona.csv') => ({ name, text });

/** A played season with all kinds of data, stored as the club stores its own. */
async function storePlayedSeason(db: Database): Promise<void> {
  const { cast, record } = simulateSeason({ players: 51, seed: 9, year: 2024, settings: { rounds: 6, draw: 'bands' } });
  await db.transaction(async (tx) => {
    await insertPlayers(
      tx,
      cast.map(({ player, firstName, lastName }) => {
        const nickname = player % 9 === 0 ? '=Žac; "1"' : null;
        return { firstName, lastName, nickname, birthDate: player % 4 === 0 ? '1988-02-29' : null, createdAt: AT };
      }),
    );
    await writeRulesSeason(tx, { record, state: 'FINISHED', at: AT, actorId: null });
  });
}

eachEngine((open) => {
  test('a file imported into another club is exported byte for byte, with the same pages', async () => {
    const [first, second] = [await open(), await open()];
    await storePlayedSeason(first);
    const text = await (await filesOf(first)).export(2024);
    // A player exists already, so that the ids of the players differ.
    const other = { firstName: 'Ana', lastName: 'Anić', createdAt: AT };
    await second.transaction((tx) => insertPlayers(tx, [other]));
    const files = await filesOf(second);
    await files.import([given(text)], null);
    expect(await files.export(2024)).toBe(text);
    const [mine, theirs] = [await storedRows(first.handle, 2024), await storedRows(second.handle, 2024)];
    for (const table of ['league_cell', 'league_match', 'league_title', 'league_participation'] as const) {
      expect(theirs[table]).toHaveLength(mine[table].length);
    }
    expect(shape(theirs.league_draw[0]?.draw)).toEqual(shape(mine.league_draw[0]?.draw));
  });

  test('importing again replaces the season and adds no players', async () => {
    const db = await open();
    const files = await filesOf(db);
    await files.import([given(EXAMPLE)], null);
    const changed = EXAMPLE.replace('NASLOV;UTJEŠNI;1\r\n', 'NASLOV;UTJEŠNI;4\r\n').replace(
      '4:6 6:1 6:4',
      '6:4 1:6 4:6',
    );
    expect(await files.check([given(changed)])).toMatchObject({
      isPossible: true,
      files: [{ year: 2018, players: 6, newPlayers: 0, rounds: 2, matches: 11, isReplacing: true, problems: [] }],
    });
    await files.import([given(changed)], null);
    expect(await files.export(2018)).toBe(changed);
    const people = await db.handle.selectFrom('league_player').select('id').execute();
    expect(people).toHaveLength(6);
  });

  test.each([
    ['wrong lines only', 'x\n'.repeat(20_000), 'Nepoznata vrsta retka „x”'],
    ['one player in every line', 'IGRAČ;1;Babić;Ana;;;;IGRAO;1;0\n'.repeat(20_000), 'Dvaput navedeno'],
  ])('a file with %s is answered with its first hundred problems, and that there are more', async (_, text, usual) => {
    const { files, isPossible } = await (await filesOf(await open())).check([given(text)]);
    expect(isPossible).toBe(false);
    const { problems } = files[0] ?? { problems: [] };
    expect(problems).toHaveLength(101);
    expect(problems[99]?.message).toContain(usual);
    expect(problems[100]).toEqual({ line: null, message: 'Datoteka ima još problema: najprije ispravite ove.' });
  });

  const lines = EXAMPLE.split('\r\n');
  const players = lines.filter((line) => line.startsWith('IGRAČ;'));
  const others = lines.filter((line) => line !== '' && !players.includes(line));
  const remarks = Array.from({ length: 30_000 }, () => '# bilješka');
  test.each([
    [
      'is longer than any season',
      [...others, ...remarks, ...players],
      { line: 30_001, message: 'Datoteka smije imati najviše 30.000 redaka.' },
    ],
    [
      'has an open quotation mark',
      lines.with(62, 'NASLOV;"UTJEŠNI;1'),
      { line: 63, message: 'Redak nije ispravan CSV: provjerite navodnike.' },
    ],
  ])('in a file that %s, nothing that was not read is reported as missing', async (_, all, problem) => {
    const files = await filesOf(await open());
    const text = all.join('\r\n');
    expect((await files.check([given(text)])).files[0]?.problems).toEqual([problem]);
    await expect(files.import([given(text)], null)).rejects.toMatchObject({
      message: `Ništa nije uvezeno. sezona.csv, ${problem.line}. redak: ${problem.message}`,
    });
  });

  test('of imports at the same time each finds the players of the others, and one season is written once', async () => {
    const db = await open();
    const files = await filesOf(db);
    const earlier = EXAMPLE.replaceAll('2018', '2017');
    await Promise.all([EXAMPLE, earlier, EXAMPLE].map((text) => files.import([given(text)], null)));
    expect(await db.handle.selectFrom('league_player').select('id').execute()).toHaveLength(6);
    expect([await files.export(2017), await files.export(2018)]).toEqual([earlier, EXAMPLE]);
  });

  test('a season that somebody else imports after the check is not replaced without confirmation, nor any other', async () => {
    const db = await open();
    const files = await filesOf(db);
    const two = [given(EXAMPLE), given(EXAMPLE.replaceAll('2018', '2017'), 'druga.csv')];
    expect((await files.check(two)).files.map(({ isReplacing }) => isReplacing)).toEqual([false, false]);
    await files.import([given(EXAMPLE)], null);
    await expect(files.import(two, null, [])).rejects.toMatchObject({
      status: 409,
      code: 'SEASON_IMPORTED',
      message: 'Sezonu 2018. je u međuvremenu netko uvezao. Pogledajte novu provjeru i ponovite.',
    });
    await expect(files.export(2017)).rejects.toMatchObject({ code: 'SEASON_UNKNOWN' });
    expect(await files.import(two, null, [2018])).toMatchObject({ isPossible: true });
  });

  test('one bad file rejects the whole import, and the club’s own season is never replaced', async () => {
    const db = await open();
    await storePlayedSeason(db);
    const files = await filesOf(db);
    const own = EXAMPLE.replaceAll('2018', '2024');
    const report = await files.check([given(EXAMPLE), given(own)]);
    expect(report).toMatchObject({
      isPossible: false,
      files: [{ problems: [] }, { problems: [{ line: 2 }], isReplacing: false }],
    });
    await expect(files.import([given(EXAMPLE), given(own, 'vlastita.csv')], null)).rejects.toMatchObject({
      code: 'SEASON_FILES_REFUSED',
      message: expect.stringContaining('vlastita.csv, 2. redak: Sezona 2024. vodi se u klubu'),
    });
    const seasons = await db.handle.selectFrom('league_season').select('year').execute();
    expect(seasons).toEqual([{ year: 2024 }]);
    expect(await files.check([given(EXAMPLE), given(EXAMPLE)])).toMatchObject({ isPossible: false });
  });

  test('a season of a future year is refused: it has not been played', async () => {
    const files = await filesOf(await open());
    const coming = EXAMPLE.replaceAll('2018', '2027');
    expect((await files.check([given(coming)])).files[0]?.problems).toEqual([
      { line: 2, message: 'Sezona 2027. još nije igrana; uvoze se samo prošle sezone.' },
    ]);
    await expect(files.import([given(coming)], null)).rejects.toMatchObject({ code: 'SEASON_FILES_REFUSED' });
    expect(await files.check([given(EXAMPLE.replaceAll('2018', '2026'))])).toMatchObject({ isPossible: true });
  });

  test('an ambiguous person and a missing picture are problems of their lines', async () => {
    const db = await open();
    const twin = { firstName: 'Matej', lastName: 'Grgić', createdAt: AT };
    await db.transaction((tx) => insertPlayers(tx, [twin, { ...twin, birthDate: '1990-01-01' }]));
    const known = EXAMPLE.replace('IGRAČ;2;Grgić;Matej;;;', 'IGRAČ;2;Grgić;Matej;;1991-01-01;');
    const files = await filesOf(db);
    expect(await files.check([given(known)])).toMatchObject({ files: [{ newPlayers: 5, problems: [] }] });
    await db.transaction((tx) => insertPlayers(tx, [twin]));
    const report = await files.check([given(`${known}SLIKA;7;Finale\r\n`)]);
    expect(report.files[0]?.problems).toMatchObject([
      { line: 5, message: expect.stringContaining('više igrača imena Matej Grgić') },
      { line: 64, message: 'U galeriji 2018. nema slike 7.' },
    ]);
  });

  test('a club without the pictures of a season is told so once, with the numbers of all of them', async () => {
    const files = await filesOf(await open());
    const captions = [1, 2, 3, 9, 5, 6].map((number) => `SLIKA;${number};Finale\r\n`);
    const report = await files.check([given(EXAMPLE + captions.join(''))]);
    expect(report.files[0]?.problems).toEqual([{ line: 64, message: 'U galeriji 2018. nema slika 1 do 3, 5, 6, 9.' }]);
  });

  test('two rows that would be one player are refused, also where an earlier file adds the player', async () => {
    const db = await open();
    const files = await filesOf(db);
    const twins = EXAMPLE.replace('IGRAČ;5;Pavlović;Ivana;;;;', 'IGRAČ;5;Grgić;Matej;;1990-01-01;;');
    expect(await files.check([given(twins)])).toMatchObject({ files: [{ newPlayers: 6, problems: [] }] });
    const message =
      'Prema imenu je to isti igrač lige kao u 5. retku (Matej Grgić); dopišite datume rođenja, u datoteci i u podacima igrača.';
    const earlier = given(EXAMPLE.replaceAll('2018', '2017'));
    const together = await files.check([earlier, given(twins)]);
    expect(together).toMatchObject({ files: [{ newPlayers: 6 }, { newPlayers: 0, problems: [{ line: 8, message }] }] });
    const grgić = { firstName: 'Matej', lastName: 'Grgić', createdAt: AT };
    await db.transaction((tx) => insertPlayers(tx, [grgić]));
    expect((await files.check([given(twins)])).files[0]?.problems).toEqual([{ line: 8, message }]);
  });

  /** The example without matches and champions, in which nobody has a place in the table. */
  const PYRAMID_AND_DRAW = EXAMPLE.replace(/^(IGRAČ;\d;.*);IGRAO;\d+;\d+\r$/gm, '$1;ZAMJENA;;\r')
    .replaceAll(/^(MEČ|NASLOV);.*\r\n/gm, '')
    .replaceAll(/^# (MEČ|NASLOV);.*\r\n/gm, '');

  const GROUPS = [
    'SEZONA;2016;SKUPINE;0;;',
    'IGRAČ;1;Filipović;Marko;;1981-05-02;;ZAMJENA;;',
    'IGRAČ;2;Grgić;Matej;;;;ZAMJENA;;',
    'IGRAČ;3;Ivić;Ivan;;;;IGRAO;;',
    'MEČ;2016-A-1;GLAVNI;FINALE;A;1;3;;;2',
    'SKUPINA;A;1;1;9',
  ].join('\r\n');

  test('a player who is only in a cell, a draw or a group, or only brings the balls, is in the exported file', async () => {
    const files = await filesOf(await open());
    await files.import([given(PYRAMID_AND_DRAW)], null);
    expect(await files.export(2018)).toBe(PYRAMID_AND_DRAW);
    await files.import([given(GROUPS)], null);
    expect(await files.export(2016)).toContain('IGRAČ;2;Grgić;Matej;;;;ZAMJENA;;');
  });

  test('everybody whom a file names has that season, and with it a profile and a place in the list of players', async () => {
    const db = await open();
    const files = await filesOf(db);
    const drawOnly = PYRAMID_AND_DRAW.replaceAll(/^POLJE;.*\r\n/gm, '').replaceAll('2018', '2017');
    const withSubstitute = PYRAMID_AND_DRAW.replace('# KOLO', 'IGRAČ;7;Zamjenić;Zlatko;;;;ZAMJENA;;\r\n# KOLO').replace(
      'POLJE;2;REZULTATSKA;2;1;4;;DA',
      'POLJE;2;REZULTATSKA;2;1;4;7;',
    );
    await files.import([given(GROUPS), given(drawOnly), given(withSubstitute)], null);
    const years = await yearsByPlayer(db.handle);
    const names = await readPlayerNames(db.handle);
    expect(names.rows.map(({ id, lastName }) => [lastName, years.get(id)])).toEqual([
      ['Filipović', [2016, 2017, 2018]],
      ['Grgić', [2016, 2017, 2018]],
      ['Ivić', [2016]],
      ['Kovač', [2017, 2018]],
      ['Kovač', [2017, 2018]],
      ['Pavlović', [2017, 2018]],
      ['Vuković', [2017, 2018]],
      ['Zamjenić', [2018]],
    ]);
    for (const { id } of names.rows) expect(await hasSeason(db.handle, id)).toBe(true);
  });

  test('a season with two players whom its file could not tell apart is not exported until they can be', async () => {
    const db = await open();
    const files = await filesOf(db);
    await files.import([given(EXAMPLE)], null);
    const player = (lastName: string) => db.handle.updateTable('league_player').where('last_name', '=', lastName);
    await player('Pavlović').set({ first_name: 'Matej', last_name: 'Grgić', residence: 'Ivankovo' }).execute();
    await expect(files.export(2018)).rejects.toMatchObject({
      status: 409,
      code: 'NAMESAKES',
      message:
        'Sezona 2018. ne može se preuzeti: u datoteci se ne bi razlikovali Grgić M. (1), Grgić M. (2). Dopišite im datum rođenja ili nadimak pod „Svi igrači lige”.',
    });
    await player('Grgić').where('residence', '=', 'Ivankovo').set({ nickname: 'Mali' }).execute();
    const text = await files.export(2018);
    expect(await (await filesOf(await open())).check([given(text)])).toMatchObject({ isPossible: true });
  });

  test('only a season that is over has a file', async () => {
    const db = await open();
    const files = await filesOf(db);
    await expect(files.export(2030)).rejects.toMatchObject({ code: 'SEASON_UNKNOWN' });
    await storePlayedSeason(db);
    await db.handle.updateTable('league_season').set({ state: 'ROUNDS' }).execute();
    await expect(files.export(2024)).rejects.toMatchObject({ code: 'SEASON_NOT_FINISHED' });
  });
});

/** A draw without the ids of its players, which differ from club to club. */
function shape(draw: unknown): unknown {
  const text = JSON.stringify(draw, (key, value) => {
    const isPlayer = ['slot', 'winner', 'loser', 'champion'].includes(key) && typeof value === 'number';
    return isPlayer || key === 'sides' || key === 'phaseDates' ? null : value;
  });
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([key, inner]) => [key, sorted(inner)]),
    );
  };
  return sorted(JSON.parse(text));
}
