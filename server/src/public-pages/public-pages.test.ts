import { PRESET_TEXTS } from '@club/shared/contracts/club-texts';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { insertPlayers } from '../league';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { crawlerFiles, createPublicPages } from '.';

test('the sitemap is read once an hour, however many ask for it, and again after a failure', async () => {
  const readings: string[] = [];
  const app = Fastify();
  const pages = {
    headOf: async () => undefined,
    paths: async () => {
      readings.push('read');
      if (readings.length === 1) throw new Error('The database does not answer.');
      return [`/${readings.length}`];
    },
  };
  await app.register(crawlerFiles(pages, 'https://klub.hr'));
  const read = async () => (await app.inject('/sitemap.xml')).body;
  expect(JSON.parse(await read())).toMatchObject({ statusCode: 500 });
  expect(await read()).toContain('https://klub.hr/2');
  const since = performance.now();
  const now = jest.spyOn(performance, 'now').mockReturnValue(since + 59 * 60_000);
  expect(await read()).toContain('https://klub.hr/2');
  now.mockReturnValue(since + 61 * 60_000);
  expect(await read()).toContain('https://klub.hr/3');
  now.mockRestore();
});

const SEASON = {
  state: 'FINISHED' as const,
  ...{ planned_rounds: 1, fee_cents: 0, round_days: 7 },
  ...{ registration_from: '2018-01-01', registration_until: '2018-02-01' },
};

eachEngine((open) => {
  let pages: ReturnType<typeof createPublicPages>;
  let player: number | undefined;
  let stranger: number | undefined;
  let texts = PRESET_TEXTS;
  let db: TestDatabase;
  beforeAll(async () => {
    db = await open();
    pages = createPublicPages(db, () => ({ name: 'Tenis Ivankovo', texts }));
    const createdAt = new Date('2026-07-10T08:00:00Z');
    [player, stranger] = await db.transaction((tx) =>
      insertPlayers(tx, [
        { firstName: 'Željko', lastName: 'Čavlović', createdAt },
        { firstName: 'Željko', lastName: 'Čavlovič', createdAt },
      ]),
    );
    await db.handle
      .insertInto('league_season')
      .values({ ...SEASON, year: 2018, kind: 'ARCHIVE' })
      .execute();
    await db.handle
      .insertInto('league_title')
      .values({ year: 2018, tournament: 'MAIN', player_id: player ?? 0 })
      .execute();
  });

  test.each([
    '/admin/settings',
    '/main-reservations',
    '/nowhere',
    '/summer-league/abcd',
    '/gallery/1999',
    '/summer-league/players-list/0',
    '/summer-league/players-list/999999',
    '/summer-league/players-list/1%20or%201',
    '/summer-league/players-list/99999999999999999999',
  ])('%s is not a page for search engines', async (address) => expect(await pages.headOf(address)).toBeUndefined());

  test('a season, a player and the landing page are named', async () => {
    expect((await pages.headOf('/summer-league/2024'))?.title).toBe(
      'Ljetna liga 2024 Ivankovo - piramida i rezultati · Tenis Ivankovo',
    );
    expect((await pages.headOf(`/summer-league/players-list/${player}`))?.title).toBe(
      'Čavlović Željko · Tenis Ivankovo',
    );
    expect((await pages.headOf('/login'))?.title).toBe('Tenis Ivankovo');
  });

  test('a player without a season, as after a corrected import, has no page for search engines', async () => {
    const page = `/summer-league/players-list/${stranger}`;
    expect(await pages.headOf(page)).toBeUndefined();
    expect(await pages.paths()).not.toContain(page);
  });

  test('the place and the descriptions are the club’s own', async () => {
    texts = { ...PRESET_TEXTS, place: 'Vinkovci', summary: 'Tenis {year} u parku.', courtsSummary: 'Dvije podloge.' };
    expect((await pages.headOf('/summer-league'))?.title).toBe('Ljetna liga Vinkovci · Tenis Ivankovo');
    expect((await pages.headOf('/login'))?.description).toBe('Tenis {year} u parku.');
    expect((await pages.headOf('/courts-sala-laura'))?.description).toBe('Dvije podloge.');
    texts = PRESET_TEXTS;
    expect((await pages.headOf('/login'))?.description).toMatch(/^Slobodni termini na dva zemljana terena kod dvorane/);
  });

  test('the sitemap lists existing pages, and robots.txt refers to it', async () => {
    const app = Fastify();
    await app.register(crawlerFiles(pages, 'https://klub.hr'));
    const { body } = await app.inject('/sitemap.xml');
    expect(body).toContain(`<loc>https://klub.hr/summer-league/players-list/${player}</loc>`);
    expect(body).not.toMatch(/\/:|\bundefined/);
    expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://klub.hr/sitemap.xml');
  });

  test('the sitemap lists of each season the pages that its links lead to, and none that an administrator hides', async () => {
    const hideInSeason = async (year: number, hidden: readonly string[]) =>
      db.handle
        .updateTable('league_season')
        .set({ hidden_links: JSON.stringify(hidden) })
        .where('year', '=', year)
        .execute();
    for (const [year, kind] of [
      [2024, 'RULES'],
      [2020, 'GROUPS'],
    ] as const) {
      await db.handle
        .insertInto('league_season')
        .values({ ...SEASON, year, kind })
        .execute();
      await db.handle
        .insertInto('league_participation')
        .values({ year, player_id: player ?? 0, status: 'ACTIVE', rank: 1, played_round: true })
        .execute();
      await db.handle.insertInto('league_round').values({ year, number: 1, closed: true }).execute();
      await db.handle
        .insertInto('gallery_picture')
        .values({
          year,
          number: 1,
          position: 1,
          kind: 'DRAWING',
          file: `${year}-1`,
          widths: [],
          width: 1,
          height: 1,
          created_at: `${year}-06-01`,
        })
        .execute();
    }
    await db.handle
      .insertInto('league_group_row')
      .values({ year: 2020, group_type: 'A', rank: 1, player_id: player ?? 0, points: 1 })
      .execute();
    await db.handle
      .insertInto('league_draw')
      .values({ year: 2024, draw: JSON.stringify({ qualifications: [{}], consolation: null, main: {} }) })
      .execute();
    const pagesOf = async (year: number) => (await pages.paths()).filter((path) => path.includes(String(year)));
    const NEWEST_RESULTS = '/summer-league/results';

    expect(await pagesOf(2024)).toEqual([
      '/summer-league/2024',
      '/summer-league/seeders-list/2024',
      '/summer-league/league-draw/2024',
      '/summer-league/qualifications/2024',
      '/summer-league/statistics/2024',
      '/gallery/2024',
    ]);
    expect(await pagesOf(2020)).toEqual([
      '/summer-league/old-leagues/2020',
      '/summer-league/statistics/2020',
      '/gallery/2020',
    ]);
    expect(await pages.paths()).toContain(NEWEST_RESULTS);
    await hideInSeason(2024, ['results', 'draw', 'statistics', 'gallery']);
    await hideInSeason(2020, ['oldLeague', 'statistics', 'gallery']);
    expect(await pagesOf(2024)).toEqual(['/summer-league/seeders-list/2024', '/summer-league/qualifications/2024']);
    expect(await pagesOf(2020)).toEqual([]);
    expect(await pages.paths()).not.toContain(NEWEST_RESULTS);
    for (const path of await pages.paths()) expect([path, await pages.headOf(path)]).toEqual([path, expect.anything()]);
  });
});
