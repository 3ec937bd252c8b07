import fs from 'node:fs';
import { NAME, suiteForTests } from './testing-releases';

const suite = suiteForTests();
const { entry, point, release, version } = suite;

describe('a canary', () => {
  const canaryOf = (share: number) => point({ current: release('2.1.0'), canary: { ...release('2.2.0'), share } });
  const drawn = async (draw: number) => version(`canary-draw=${draw}`);

  test('is sent to its share of the browsers, always the same ones, and to more when the share grows', async () => {
    const among = async () => {
      const versions = await Promise.all(Array.from({ length: 100 }, (_, index) => drawn(index * 100)));
      return versions.flatMap((each, index) => (each === '2.2.0' ? [index] : []));
    };
    canaryOf(10);
    const tenth = await among();
    expect(tenth).toHaveLength(10);
    expect(await among()).toEqual(tenth);
    canaryOf(30);
    const third = await among();
    expect(third).toHaveLength(30);
    expect(third).toEqual(expect.arrayContaining(tenth));
  });

  test('a browser draws a number once, and none if there is no canary', async () => {
    expect((await suite.app.inject({ url: '/registry.json' })).cookies).toEqual([]);
    canaryOf(50);
    const { cookies } = await suite.app.inject({ url: '/registry.json' });
    expect(cookies).toEqual([expect.objectContaining({ name: 'canary-draw', httpOnly: true, sameSite: 'Lax' })]);
    const again = await suite.app.inject({
      url: '/registry.json',
      cookies: { 'canary-draw': cookies[0]?.value ?? '' },
    });
    expect(again.cookies).toEqual([]);
  });

  test.each([
    ['canary', '2.2.0'],
    ['stable', '2.1.0'],
  ])('a browser that chose %s gets %s', async (choice, expected) => {
    canaryOf(choice === 'canary' ? 0 : 100);
    expect(await version(`remote-choices=${NAME}%3D${choice}`)).toBe(expected);
  });

  test('is not used when it is incomplete', async () => {
    canaryOf(100);
    fs.rmSync(suite.folder(`releases/${NAME}/2.2.0/main.js`));
    expect(await version()).toBe('2.1.0');
  });
});

describe('an override', () => {
  const cookie = `remote-choices=${encodeURIComponent(`${NAME}=${encodeURIComponent('http://localhost:8084/')}`)}`;

  test('from an allowed origin is sent to the browser that chose it, and the page may load it', async () => {
    await suite.restart(['http://localhost:8084']);
    expect(await entry(cookie)).toMatchObject({
      entry: 'http://localhost:8084/mf-manifest.json',
      preload: {},
      channel: 'override',
    });
    expect(await version()).toBe('2.0.0');
    const page = await suite.page(cookie);
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' http://localhost:8084;`);
  });

  test('is ignored when the settings do not allow its origin, regardless of the cookie', async () => {
    expect(await entry(cookie)).toMatchObject({ entry: `/remotes/${NAME}/mf-manifest.json`, version: '2.0.0' });
    const page = await suite.page(cookie);
    expect(page.headers['content-security-policy']).toContain(`script-src 'self';`);
  });

  test('cannot be set by a link', async () => {
    await suite.restart(['http://localhost:8084']);
    const url = `/?remote-choices=${NAME}%3Dhttp%3A%2F%2Flocalhost%3A8084&override=http://localhost:8084`;
    expect((await suite.app.inject({ url, headers: { accept: 'text/html' } })).body).not.toContain('override');
  });
});
