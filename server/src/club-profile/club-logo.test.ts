import { clubLogo, LOGO_BYTES, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { NO_LOGO } from '@club/shared/contracts/setting-change';
import Fastify from 'fastify';
import sharp from 'sharp';
import { eachEngine } from '../platform/database/testing';
import { clubFiles, noticeIcon, pageLook, siteLook } from '.';
import { BLUE, openProfileClub, type ProfileClub } from './testing';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a62b3' } });

eachEngine((open) => {
  let at: ProfileClub;
  beforeEach(async () => {
    at = await openProfileClub(await open());
  });

  const upload = (payload: Buffer) =>
    at.club.app.inject({
      method: 'PUT',
      url: '/api/admin/settings/club-logo',
      headers: { ...at.admin.headers, 'content-type': 'application/octet-stream' },
      payload,
    });
  const files = async () => {
    const app = Fastify();
    await app.register(clubFiles(at.profiles));
    return (url: string) => app.inject({ url });
  };

  test('a push shows the logo, and the mark in the club’s colour without one', () => {
    expect(noticeIcon(PRESET_CLUB)).toBe('/assets/icon-180.png');
    expect(noticeIcon({ ...PRESET_CLUB, primary: '#1a62b3' })).toBe('/club/touch-icon-1a62b3.png');
    expect(noticeIcon({ ...PRESET_CLUB, logo: '0123456789ab' })).toBe('/club/logo-0123456789ab-192.png');
  });

  test('without a logo a home screen shows the mark on the club’s own colour', async () => {
    const get = await files();
    const presented = async () => {
      const { icons } = (await get('/manifest.webmanifest')).json();
      const [, touch, maskable] = icons.map(({ src }: { src: string }) => src);
      const { touchIcon, picture } = siteLook(at.profiles.current());
      expect([touchIcon, picture]).toEqual([touch, maskable]);
      return [touch, maskable];
    };
    expect(await presented()).toEqual(['/assets/icon-180.png', '/assets/icon-512.png']);
    await at.save(BLUE);
    const sources = await presented();
    expect(sources).toEqual(['/club/touch-icon-1a62b3.png', '/club/maskable-icon-1a62b3.png']);
    for (const [index, side] of [180, 512].entries()) {
      const { statusCode, headers, rawPayload } = await get(sources[index]);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: side, height: side, channels: 3 });
      const colours = new Set<string>();
      for (let at = 0; at < data.length; at += 3) colours.add(data.subarray(at, at + 3).toString('hex'));
      expect([...colours]).toEqual(expect.arrayContaining(['1a62b3', 'ffffff']));
      expect(data.subarray(0, 3).toString('hex')).toBe('1a62b3');
    }
    expect((await get('/club/touch-icon-b4532a.png')).statusCode).toBe(404);
    await upload(await picture(64, 64).png().toBuffer());
    expect((await get('/club/touch-icon-1a62b3.png')).statusCode).toBe(404);
  });

  test('a logo is stored as squares whose address changes with it', async () => {
    expect((await upload(await picture(300, 100).png().toBuffer())).json()).toEqual({
      message: 'Znak kluba je spremljen.',
    });
    const first = (await at.present()).logo ?? '';
    const get = await files();
    const shown = await get(clubLogo(first, 192));
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' });
    expect((await get(clubLogo(first, 192).replace('192', '191'))).statusCode).toBe(404);

    await upload(await picture(50, 50).jpeg().toBuffer());
    expect((await at.present()).logo).not.toBe(first);
    expect((await get(clubLogo(first, 192))).statusCode).toBe(404);

    await at.club.app.inject({ method: 'DELETE', url: '/api/admin/settings/club-logo', headers: at.admin.headers });
    expect((await at.present()).logo).toBeNull();
  });

  test('a logo is replaced or removed only if it is the one that the page showed', async () => {
    const change = (method: 'PUT' | 'DELETE', seen: string | null, payload?: Buffer) =>
      at.club.app.inject({
        method,
        url: `/api/admin/settings/club-logo?seen=${seen ?? NO_LOGO}`,
        headers: { ...at.admin.headers, ...(payload && { 'content-type': 'application/octet-stream' }) },
        ...(payload && { payload }),
      });
    const [one, two] = [await picture(300, 100).png().toBuffer(), await picture(50, 50).png().toBuffer()];
    expect((await change('PUT', null, one)).statusCode).toBe(200);
    const { logo } = await at.present();
    const late = [
      ['zamijeniti', await change('PUT', null, two)],
      ['ukloniti', await change('DELETE', 'ffffffffffff')],
    ] as const;
    for (const [verb, answer] of late) {
      expect(answer.json()).toMatchObject({
        status: 409,
        code: 'SETTING_CHANGED',
        message: `Znak kluba u međuvremenu je promijenjen. Pogledajte ga i ponovite ako ga i dalje želite ${verb}.`,
        current: logo,
      });
    }
    // The answer to the same change may have been lost; it is recorded once.
    expect((await change('PUT', null, one)).statusCode).toBe(200);
    expect((await change('PUT', logo, two)).statusCode).toBe(200);
    expect((await change('DELETE', (await at.present()).logo)).statusCode).toBe(200);
    expect((await change('DELETE', logo)).statusCode).toBe(200);
    expect((await change('PUT', logo, two)).json()).toMatchObject({
      code: 'SETTING_CHANGED',
      message: 'Znak kluba u međuvremenu je uklonjen. Ponovite ako i dalje želite postaviti novi.',
    });
    expect((await at.present()).logo).toBeNull();
    const recorded = await at.club.db.handle.selectFrom('action_log').select('action').orderBy('id').execute();
    expect(recorded.map(({ action }) => action)).toEqual([
      'Novi znak kluba',
      'Novi znak kluba',
      'Uklanjanje znaka kluba',
    ]);
  });

  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 400],
    ['half a picture', undefined, 400],
    ['too many bytes', Buffer.alloc(LOGO_BYTES + 1), 413],
  ])('%s is not accepted as a logo', async (_what, bytes, status) => {
    const half = async () => (await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5_000);
    expect((await upload(bytes ?? (await half()))).statusCode).toBe(status);
    expect((await at.present()).logo).toBeNull();
  });

  test('installed on a phone it has the club’s name, colour and logo', async () => {
    await at.save(BLUE);
    const get = await files();
    const manifest = async () => (await get('/manifest.webmanifest')).json();
    expect(await manifest()).toMatchObject({ name: 'TK Vinkovci', theme_color: '#1a62b3' });
    const [icon] = (await manifest()).icons;
    expect((await get(icon.src)).body).toContain('fill="#1a62b3"');
    await upload(await picture(64, 64).webp().toBuffer());
    const sources = (await manifest()).icons.map(({ src }: { src: string }) => src);
    for (const src of sources) expect((await get(src)).statusCode).toBe(200);
  });

  test('on a home screen a transparent logo is opaque, with a margin that no phone cuts into', async () => {
    const background = { r: 19, g: 47, b: 96, alpha: 1 };
    const logo = sharp({ create: { width: 600, height: 200, channels: 4, background } });
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    await upload(await logo.extend({ top: 20, bottom: 20, background: clear }).png().toBuffer());
    const get = await files();
    const { icons } = (await get('/manifest.webmanifest')).json();
    const [maskable, ...others] = icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable');
    expect(others).toEqual([]);
    expect(siteLook(at.profiles.current()).picture).toBe(maskable.src);
    for (const [src, side, margin] of [
      [siteLook(at.profiles.current()).touchIcon, 180, 0.05],
      // Within the circle of four fifths of the side (W3C, Web Application Manifest).
      [maskable.src, 512, (1 - 0.8 / Math.SQRT2) / 2],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(src);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: side, height: side, channels: 3 });
      const pixel = (x: number, y: number) => [...data.subarray((y * side + x) * 3, (y * side + x) * 3 + 3)];
      const [middle, edge] = [side / 2, Math.floor(side * margin) - 1];
      expect(pixel(middle, middle)).toEqual([19, 47, 96]);
      for (const [x, y] of [
        [0, 0],
        [middle, 0],
        [edge, middle],
        [side - 1 - edge, middle],
      ] as const) {
        expect(pixel(x, y)).toEqual([255, 255, 255]);
      }
    }
    await at.club.app.inject({ method: 'DELETE', url: '/api/admin/settings/club-logo', headers: at.admin.headers });
    expect((await get(maskable.src)).statusCode).toBe(404);
    expect(siteLook(at.profiles.current()).touchIcon).toBe('/assets/icon-180.png');
  });

  test('Keycloak’s pages, on another origin, may load its current colours and mark', async () => {
    const get = await files();
    const sheet = async () => {
      const answer = await get('/club/look.css');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
      });
      return answer.body;
    };
    expect(await sheet()).toContain(`--main: ${PRESET_CLUB.primary};`);
    expect((await get('/club/icon')).headers.location).toBe('/club/icon-b4532a.svg');
    await at.save(BLUE);
    expect(await sheet()).toContain('--main: #1a62b3;');
    expect(await sheet()).not.toContain('url(');
    await upload(await picture(600, 600).png().toBuffer());
    const { logo } = await at.present();
    expect(await sheet()).toContain(`url('${clubLogo(logo ?? '', 96)}')`);
    const icon = await get('/club/icon');
    expect([icon.statusCode, (await get(icon.headers.location ?? '')).statusCode]).toEqual([302, 200]);
  });

  test('pages before the first script show it too', async () => {
    await at.save(BLUE);
    await upload(await picture(64, 64).png().toBuffer());
    const { logo } = await at.present();
    expect(pageLook(at.profiles.current())).toMatchObject({ name: 'TK Vinkovci', main: '#1a62b3', dark: '#134a88' });
    expect(siteLook(at.profiles.current())).toMatchObject({ name: 'TK Vinkovci', icon: clubLogo(logo ?? '', 96) });
  });
});
