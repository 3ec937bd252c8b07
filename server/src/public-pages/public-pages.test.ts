import { PRESET_TEXTS } from '@club/shared/contracts/club-texts';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { insertPlayers } from '../league';
import { eachEngine } from '../platform/database/testing';
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

eachEngine((open) => {
  let pages: ReturnType<typeof createPublicPages>;
  let player: number | undefined;
  let texts = PRESET_TEXTS;
  beforeAll(async () => {
    const db = await open();
    pages = createPublicPages(db, () => ({ name: 'Tenis Ivankovo', texts }));
    const createdAt = new Date('2026-07-10T08:00:00Z');
    [player] = await db.transaction((tx) =>
      insertPlayers(tx, [{ firstName: 'Željko', lastName: 'Čavlović', createdAt }]),
    );
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
});
