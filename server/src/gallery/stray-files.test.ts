import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GalleryPicture } from '@club/shared/contracts/gallery';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import sharp from 'sharp';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { addDrawings, createGallery, galleryRoutes, removeStrayFiles } from '.';

const DAY = 24 * 60 * 60_000;

const media = fs.mkdtempSync(path.join(os.tmpdir(), 'club-media-'));
afterAll(() => fs.rmSync(media, { recursive: true }));

const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer();
const folderOf = (year: number) => path.join(media, 'gallery', String(year));
const filesOf = (year: number) => fs.readdirSync(folderOf(year)).sort();

/** Files of pictures that the gallery does not have any more, or does not have after all. */
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => [galleryRoutes(createGallery({ ...parts, media }))]);
    admin = await club.addMember({ roles: ['ADMIN'] });
  });
  afterEach(async () => {
    await db.handle.deleteFrom('gallery_picture').execute();
    fs.rmSync(path.join(media, 'gallery'), { recursive: true, force: true });
  });

  const upload = async (year: number, side: number) =>
    club.app.inject({
      method: 'POST',
      url: `/api/admin/gallery/${year}`,
      headers: { ...admin.headers, 'content-type': 'application/octet-stream' },
      payload: await photo(side),
    });
  const inDays = (days: number) => new Date(Date.now() + days * DAY);
  const removeIn = (days: number) => removeStrayFiles({ db, media }, inDays(days));

  const remove = (id: number) =>
    club.app.inject({ method: 'DELETE', url: `/api/admin/gallery/pictures/${id}`, headers: admin.headers });

  test('of a picture whose deletion was interrupted after its row are removed a day later, those of others stay', async () => {
    const { id } = (await upload(2026, 600)).json<GalleryPicture>();
    const ofDeleted = filesOf(2026);
    await upload(2026, 20);
    await upload(2025, 600);
    const others = filesOf(2026).filter((file) => !ofDeleted.includes(file));
    const rm = jest.spyOn(fs.promises, 'rm').mockRejectedValue(new Error('read-only file system'));
    expect((await remove(id)).statusCode).toBe(500);
    rm.mockRestore();
    expect(await removeIn(0.9)).toBe(0);
    expect(filesOf(2026)).toEqual(expect.arrayContaining(ofDeleted));
    expect(await removeIn(1.1)).toBe(ofDeleted.length);
    expect([filesOf(2026), filesOf(2025)]).toEqual([others, ofDeleted.map(() => expect.any(String))]);
    expect(await removeIn(2)).toBe(0);
  });

  test('of an upload that the database did not take are removed a day later', async () => {
    await sql`alter table gallery_picture add constraint refused check (year <> 2024)`.execute(db.handle);
    expect((await upload(2024, 20)).statusCode).toBe(500);
    await sql`alter table gallery_picture drop constraint refused`.execute(db.handle);
    expect(filesOf(2024)).toHaveLength(3);
    expect(await removeIn(1.1)).toBe(2);
    expect(filesOf(2024)).toEqual([]);
  });

  test('that a killed process was writing are removed', async () => {
    fs.mkdirSync(folderOf(2026), { recursive: true });
    const written = ['0a-0123456789ab.unsettled', '0a-0123456789ab-480.avif', '0a-0123456789ab-480.webp.draft'];
    for (const file of written) fs.writeFileSync(path.join(folderOf(2026), file), 'half');
    expect(await removeIn(0.9)).toBe(0);
    expect(await removeIn(1.1)).toBe(2);
    expect(filesOf(2026)).toEqual([]);
  });

  test('stay with a picture that is there after all: the answer of the database was lost', async () => {
    await upload(2026, 20);
    const files = filesOf(2026);
    const stem = files[0]?.split('-').slice(0, 2).join('-');
    fs.writeFileSync(path.join(folderOf(2026), `${stem}.unsettled`), '');
    expect(await removeIn(30)).toBe(0);
    expect(filesOf(2026)).toEqual(files);
  });

  test('stay that were added to another database, such as the one that the club moved to from this one', async () => {
    const { id } = (await upload(2026, 600)).json<GalleryPicture>();
    const files = filesOf(2026);
    await db.handle.deleteFrom('gallery_picture').where('id', '=', id).execute();
    expect(await removeIn(30)).toBe(0);
    expect(filesOf(2026)).toEqual(files);
  });

  test('are all that is removed: drawings stay, and what the gallery has not written', async () => {
    const drawings = [{ caption: 'Teren', content: '<svg/>' }];
    await db.transaction((tx) =>
      addDrawings(tx, { media, year: 2023, at: club.clock.now(), size: { width: 4, height: 3 }, drawings }),
    );
    fs.writeFileSync(path.join(folderOf(2023), 'biljeske.txt'), 'predsjednikove');
    // The beginning of the drawing's name.
    fs.writeFileSync(path.join(folderOf(2023), '1.unsettled'), '');
    fs.mkdirSync(path.join(media, 'gallery', 'originali'));
    fs.writeFileSync(path.join(media, 'gallery', 'originali', '1-0123456789ab.svg'), '<svg/>');
    const files = filesOf(2023);
    expect(await removeIn(30)).toBe(0);
    expect(filesOf(2023)).toEqual(files);
    expect(fs.readdirSync(path.join(media, 'gallery', 'originali'))).toHaveLength(1);
  });

  test('are none in a club that has no pictures yet', async () => {
    expect(await removeIn(30)).toBe(0);
  });
});
