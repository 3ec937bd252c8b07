import path from 'node:path';
import { readConfig } from './config';

test('without settings, or with empty ones, the product runs as a demo on this machine', () => {
  const named = [
    'PORT',
    'LISTEN_ADDRESS',
    'TRUSTED_PROXIES',
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_URL',
    'DEMO',
    'CLUB_NOW',
    'CALLS_PER_MINUTE',
    'LOG_LEVEL',
  ];
  const empty = Object.fromEntries(named.map((name) => [name, '']));
  for (const env of [{}, empty]) {
    expect(readConfig(env)).toMatchObject({
      port: 8080,
      host: undefined,
      trustedProxies: ['loopback', 'linklocal', 'uniquelocal'],
      dataDir: path.resolve('var'),
      databaseUrl: undefined,
      publicUrl: 'http://localhost:8080',
      releasesDir: path.resolve('var/releases'),
      overrideOrigins: [],
      demo: true,
      clubNow: undefined,
      callsPerMinute: 6000,
      logLevel: 'warn',
    });
  }
});

test('settings take effect', () => {
  const env = { PORT: '0', PUBLIC_URL: 'https://tenis.klub.hr/', DEMO: '0', CALLS_PER_MINUTE: '0', LOG_LEVEL: 'debug' };
  expect(readConfig(env)).toMatchObject({
    port: 0,
    publicUrl: 'https://tenis.klub.hr',
    demo: false,
    callsPerMinute: 0,
    logLevel: 'debug',
  });
  expect(
    readConfig({ LISTEN_ADDRESS: '127.0.0.1', TRUSTED_PROXIES: '10.0.0.7/32, fd00::1/128,fd00::/8,loopback' }),
  ).toMatchObject({
    host: '127.0.0.1',
    trustedProxies: ['10.0.0.7/32', 'fd00::1/128', 'fd00::/8', 'loopback'],
  });
  expect(readConfig({ LISTEN_ADDRESS: '::1' }).host).toBe('::1');
  expect(readConfig({ DEMO: '0' }).logLevel).toBe('info');
  expect(
    readConfig({ DATA_DIR: '/data', OVERRIDE_ORIGINS: 'http://localhost:8084, https://proba.klub.hr/' }),
  ).toMatchObject({
    releasesDir: '/data/releases',
    overrideOrigins: ['http://localhost:8084', 'https://proba.klub.hr'],
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['LISTEN_ADDRESS', 'tenis.klub.hr'],
  ['LISTEN_ADDRESS', '127.0.0.1:8080'],
  ['TRUSTED_PROXIES', 'proxy'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'fd00::/129'],
  ['TRUSTED_PROXIES', '/10.0.0.0'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/24'],
  ['TRUSTED_PROXIES', '10.0.0'],
  ['PUBLIC_URL', 'tenis'],
  // Parsed as a scheme and a path: tokens would have a wrong issuer.
  ['PUBLIC_URL', 'tenis.klub.hr:8080'],
  ['PUBLIC_URL', 'https://klub.hr/tenis'],
  // A club that does not want demo members with a known password must not get them.
  ['DEMO', 'false'],
  ['CLUB_NOW', 'tomorrow'],
  // 6 December, in whatever zone the machine is.
  ['CLUB_NOW', '12.6.2026'],
  ['CLUB_NOW', '2026-02-30T07:30:00Z'],
  // Younger than people of the demo are, and a year after which no season can follow; both in Zagreb.
  ['CLUB_NOW', '2009-12-31T22:59:59Z'],
  ['CLUB_NOW', '2099-12-31T23:00:00Z'],
  ['CALLS_PER_MINUTE', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['REMOTES', 'mfe-league'],
  // A valid URL, of the scheme `localhost:`.
  ['REMOTES', 'mfe-league=localhost:8084'],
  ['OVERRIDE_ORIGINS', 'localhost:8084'],
  // A path would suggest that only addresses below it were allowed.
  ['OVERRIDE_ORIGINS', 'http://localhost:8084/mfe-league/'],
])('%s=%s stops the start and is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .*${value}`));
});

test.each(['2026-06-12T07:30:00Z', '2026-06-12T07:30', '2026-06-12T09:30:00.000+02:00'])(
  'CLUB_NOW=%s is the same instant on every machine',
  (CLUB_NOW) => expect(readConfig({ CLUB_NOW }).clubNow).toEqual(new Date('2026-06-12T07:30:00Z')),
);

test.each(['2009-12-31T23:00:00.000Z', '2099-12-31T22:59:59.000Z'])('CLUB_NOW may be %s', (CLUB_NOW) => {
  expect(readConfig({ CLUB_NOW }).clubNow?.toISOString()).toBe(CLUB_NOW);
});

test.each(['mysql://klub:lozinka@db/klub', 'db.example/lozinka', './lozinka'])(
  'DATABASE_URL=%s stops the start, and the message shows none of it',
  (DATABASE_URL) => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(
      /^DATABASE_URL is not an address like postgres:\/\/user:password@db\.example\/club$/,
    );
  },
);

test.each([
  'postgres://klub@db/klub',
  'postgresql://klub:lozinka@db:5433/klub?sslmode=require',
  'socket:/run/postgresql?db=klub',
  '/run/postgresql klub',
])('DATABASE_URL=%s is taken', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});
