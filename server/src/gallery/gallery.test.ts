import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Gallery, GalleryPicture } from '@club/shared/contracts/gallery';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import sharp from 'sharp';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createGallery, galleryFiles, galleryRoutes } from '.';

const media = fs.mkdtempSync(path.join(os.tmpdir(), 'club-media-'));
afterAll(() => fs.rmSync(media, { recursive: true }));

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4532a' } });
/** A rotated photo, with a location and an author in its metadata. */
const fromAPhone = () =>
  photo(1200, 800)
    .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '45/1 17/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
/** A few bytes whose header declares `side` by `side` pixels. */
async function bomb(side: number): Promise<Buffer> {
  const bytes = await photo(1, 1).png().toBuffer();
  // The first chunk, IHDR: its name at 12, then width and height, its checksum at 29.
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(zlib.crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const filesOf = (year: number) => {
  const folder = path.join(media, 'gallery', String(year));
  return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
};

eachEngine((open) => {
  let database: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let member: TestMember;
  beforeAll(async () => {
    database = await open();
    club = await openTestClub(database, (parts) => [galleryRoutes(createGallery({ ...parts, media }))]);
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
    member = await club.addMember();
  });
  afterEach(() => fs.rmSync(path.join(media, 'gallery'), { recursive: true, force: true }));

  const upload = (year: number, bytes: Buffer, headers = admin.headers) =>
    club.app.inject({
      method: 'POST',
      url: `/api/admin/gallery/${year}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  const change = (method: 'PUT' | 'DELETE', url: string, payload?: object, headers = admin.headers) =>
    club.app.inject({ method, url: `/api/admin/gallery/${url}`, headers, ...(payload && { payload }) });
  const picturesOf = async (year: number): Promise<GalleryPicture[]> =>
    (await club.app.inject(`/api/gallery/${year}`)).json<Gallery>().pictures;

  test('only an administrator changes the gallery', async () => {
    const bytes = await photo(10, 10).png().toBuffer();
    expect((await upload(2026, bytes, club.visitor)).statusCode).toBe(401);
    expect((await upload(2026, bytes, member.headers)).statusCode).toBe(403);
    expect((await change('PUT', '2026/order', { ids: [] }, member.headers)).statusCode).toBe(403);
    expect((await change('PUT', 'pictures/1', { caption: 'x' }, member.headers)).statusCode).toBe(403);
    expect((await change('DELETE', 'pictures/1', undefined, member.headers)).statusCode).toBe(403);
    expect(await picturesOf(2026)).toEqual([]);
  });

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a text', () => Buffer.from('nije slika')],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a vector, which may carry scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['an animation', () => photo(10, 10).gif().toBuffer()],
    ['half a photo', async () => (await photo(600, 600).jpeg().toBuffer()).subarray(0, 900)],
  ])('%s is refused, whatever it is called, and leaves nothing behind', async (_, bytes) => {
    const answer = await upload(2026, await bytes());
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('NOT_A_PICTURE');
    expect([await picturesOf(2026), filesOf(2026)]).toEqual([[], []]);
  });

  test('a small file with too many pixels is refused before it is decoded', async () => {
    // Far above the limit, and just above it.
    for (const side of [60_000, 7_072]) {
      const answer = await upload(2026, await bomb(side));
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'PICTURE_TOO_LARGE']);
      expect(answer.json().message).toBe('Slika ima više od 50 milijuna piksela. Smanjite je i pokušajte ponovno.');
    }
  });

  test('more than 20 MB, an invalid year and a caption that is too long are refused', async () => {
    expect((await upload(2026, Buffer.alloc(20 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await upload(26, await photo(9, 9).png().toBuffer())).json().fields).toEqual({
      year: 'Godina nije ispravna.',
    });
    const caption = await change('PUT', 'pictures/1', { caption: 'x'.repeat(201) });
    expect(caption.json().fields).toEqual({ caption: 'Najviše 200 znakova.' });
    expect((await change('PUT', 'pictures/1', { caption: 'x' })).statusCode).toBe(404);
    expect((await change('DELETE', 'pictures/1')).statusCode).toBe(404);
  });

  test('a phone’s photo is stored upright in three widths, without its metadata', async () => {
    const picture = (await upload(2025, await fromAPhone())).json<GalleryPicture>();
    // 800 by 1200 after rotation: two widths below its own.
    expect([picture.width, picture.height, picture.versions.map(({ width }) => width)]).toEqual([
      800,
      1200,
      [480, 800],
    ]);
    expect((await upload(2025, await photo(4000, 2000).webp().toBuffer())).json().versions).toHaveLength(3);
    expect(filesOf(2025)).toHaveLength(4 + 6);
    for (const file of filesOf(2025)) {
      const { exif, orientation, format } = await sharp(
        fs.readFileSync(path.join(media, 'gallery/2025', file)),
      ).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(format).toBe(file.endsWith('webp') ? 'webp' : 'heif');
    }
  });

  test('every address of an uploaded picture is served', async () => {
    const files = Fastify();
    await files.register(galleryFiles(media));
    for (const size of [20, 30, 600]) await upload(2020, await photo(size, size).png().toBuffer());
    const pictures = await picturesOf(2020);
    const addresses = pictures.flatMap(({ source, versions }) => [
      source,
      ...versions.flatMap(({ avif, webp }) => [avif, webp]),
    ]);
    expect(addresses.length).toBeGreaterThan(8);
    for (const url of addresses) expect([url, (await files.inject(url)).statusCode]).toEqual([url, 200]);
  });

  test('a picture for which the disk has no room is not added, and leaves no file', async () => {
    const bytes = await fromAPhone();
    const full = jest.spyOn(fs.promises, 'writeFile').mockImplementation(async (file, content, options) => {
      fs.writeFileSync(file as string, content as Buffer, options as object);
      if (filesOf(2022).length > 2) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    expect((await upload(2022, bytes)).statusCode).toBe(507);
    full.mockRestore();
    expect([filesOf(2022), await picturesOf(2022)]).toEqual([[], []]);
    expect((await upload(2022, bytes)).statusCode).toBe(200);
  });

  test('pictures have the administrator’s order, and are deleted with their files', async () => {
    const added: number[] = [];
    for (const size of [20, 30, 40])
      added.push((await upload(2024, await photo(size, size).png().toBuffer())).json().id);
    const [first = 0, second = 0, third = 0] = added;
    const order = async (ids: number[]) => (await change('PUT', '2024/order', { ids })).statusCode;
    expect(await order([third, first])).toBe(409);
    expect(await order([third, first, first])).toBe(409);
    expect(await order([third, first, second])).toBe(200);
    expect((await picturesOf(2024)).map(({ id }) => id)).toEqual([third, first, second]);
    await change('PUT', `pictures/${third}`, { caption: '  Završnica ' });
    expect((await club.app.inject('/api/gallery')).json()).toContainEqual(
      expect.objectContaining({
        year: 2024,
        count: 3,
        cover: expect.objectContaining({ id: third, caption: 'Završnica' }),
      }),
    );
    expect((await change('DELETE', `pictures/${second}`)).statusCode).toBe(200);
    expect((await picturesOf(2024)).map(({ id }) => id)).toEqual([third, first]);
    expect(filesOf(2024)).toHaveLength(4);
    const log = await club.db.handle
      .selectFrom('action_log')
      .select('action')
      .where('subject', 'like', 'Galerija 2024.%')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'Nova slika',
      'Nova slika',
      'Nova slika',
      'Redoslijed slika',
      'Opis slike',
      'Brisanje slike',
    ]);
  });

  test('a picture that is uploaded again, because its answer was lost, is in the year once', async () => {
    const bytes = await photo(24, 24).png().toBuffer();
    const first = (await upload(2019, bytes)).json<GalleryPicture>();
    const files = filesOf(2019);
    const again = await upload(2019, bytes);
    expect(first).not.toHaveProperty('isKnown');
    expect([again.statusCode, again.json()]).toEqual([200, { ...first, isKnown: true }]);
    // The first upload may still be under way.
    await Promise.all(Array.from({ length: 3 }, () => upload(2019, bytes)));
    expect([(await picturesOf(2019)).map(({ id }) => id), filesOf(2019)]).toEqual([[first.id], files]);
    // Another year may show it too, and a deleted one may be added again.
    expect((await upload(2018, bytes)).json().id).not.toBe(first.id);
    await change('DELETE', `pictures/${first.id}`);
    expect((await upload(2019, bytes)).json().id).not.toBe(first.id);
  });

  test('an order that is based on an earlier one is refused: it would undo somebody else’s', async () => {
    const added: number[] = [];
    for (const size of [21, 22, 23])
      added.push((await upload(2017, await photo(size, size).png().toBuffer())).json().id);
    const [first = 0, second = 0, third = 0] = added;
    const order = (ids: number[], seen?: number[]) => change('PUT', '2017/order', { ids, seen });
    const ids = async () => (await picturesOf(2017)).map(({ id }) => id);
    expect((await order([third, first, second], added)).statusCode).toBe(200);
    const refused = await order([second, first, third], added);
    expect(refused.json()).toMatchObject({ status: 409, code: 'GALLERY_CHANGED' });
    expect(await ids()).toEqual([third, first, second]);
    // The answer to the first request may have been lost.
    expect((await order([third, first, second], added)).statusCode).toBe(200);
    // A page of an earlier release does not say what it has shown.
    expect((await order([second, first, third])).statusCode).toBe(200);
    expect(await ids()).toEqual([second, first, third]);
  });

  test('a caption that is based on an earlier one is refused, with the one that is saved by now', async () => {
    const { id } = (await upload(2016, await photo(20, 20).png().toBuffer())).json();
    const save = (caption: string, seen?: string) => change('PUT', `pictures/${id}`, { caption, seen });
    const caption = async () => (await picturesOf(2016))[0]?.caption;
    expect((await save('Završnica', '')).statusCode).toBe(200);
    const refused = await save('Finale', '');
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'SETTING_CHANGED',
      message:
        'Drugi je administrator u međuvremenu spremio: Opis: „Završnica”. Vaš unos je ostao; spremite ga samo ako vrijedi.',
      current: 'Završnica',
    });
    expect(await caption()).toBe('Završnica');
    // The answer to the first request may have been lost.
    expect((await save('Završnica', '')).statusCode).toBe(200);
    await save('', 'Završnica');
    expect((await save('Finale', 'Završnica')).json().message).toContain('spremio: Opis: (prazno).');
    expect((await save('Finale')).statusCode).toBe(200);
    expect(await caption()).toBe('Finale');
  });

  test('every change of the gallery is published, and saving what is saved already is not a change', async () => {
    const published: string[] = [];
    const stop = club.live.onChange((change) => published.push(change?.topic ?? 'all'));
    const { id } = (await upload(2021, await photo(20, 20).png().toBuffer())).json();
    expect(published).toHaveLength(1);
    await change('PUT', `pictures/${id}`, { caption: 'Završnica' });
    await change('PUT', `pictures/${id}`, { caption: 'Završnica' });
    expect(published).toHaveLength(2);
    const other = (await upload(2021, await photo(30, 30).png().toBuffer())).json();
    for (let times = 0; times < 2; times += 1) await change('PUT', '2021/order', { ids: [other.id, id] });
    expect(published).toHaveLength(4);
    await change('DELETE', `pictures/${id}`);
    stop();
    expect(published).toEqual(Array(5).fill('gallery'));
  });

  test('of two administrators who delete a picture at once, one learns that it is gone', async () => {
    const { id } = (await upload(2022, await photo(20, 20).png().toBuffer())).json();
    const answers = await Promise.all(Array.from({ length: 4 }, () => change('DELETE', `pictures/${id}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
  });

  test('concurrent uploads each get their own number and position', async () => {
    const bytes = await Promise.all([12, 14, 16, 18].map((size) => photo(size, size).png().toBuffer()));
    await Promise.all(bytes.map((each) => upload(2023, each)));
    const numbers = await database.handle
      .selectFrom('gallery_picture')
      .select('number')
      .where('year', '=', 2023)
      .execute();
    expect(numbers.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4]);
    expect((await picturesOf(2023)).map(({ width }) => width).sort()).toEqual([12, 14, 16, 18]);
  });
});
