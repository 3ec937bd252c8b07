import { readIdentitySettings } from './settings';

const KEYCLOAK = {
  KEYCLOAK_URL: 'https://prijava.klub.hr/',
  KEYCLOAK_REALM: 'club',
  KEYCLOAK_CLIENT_ID: 'club-api',
  KEYCLOAK_CLIENT_SECRET: 'secret',
};

test('without settings, the provider is embedded and the key is in a file', () => {
  expect(readIdentitySettings({})).toEqual({ sealingKey: undefined, keycloak: undefined });
});

test('an invalid sealing key stops the start', () => {
  expect(() => readIdentitySettings({ IDENTITY_KEY: 'password' })).toThrow(/32 bytes/);
  const key = Buffer.alloc(32, 3);
  expect(readIdentitySettings({ IDENTITY_KEY: key.toString('base64') }).sealingKey).toEqual(key);
});

test('incomplete Keycloak settings stop the start', () => {
  for (const name of ['KEYCLOAK_REALM', 'KEYCLOAK_CLIENT_ID', 'KEYCLOAK_CLIENT_SECRET']) {
    expect(() => readIdentitySettings({ ...KEYCLOAK, [name]: '' })).toThrow(/KEYCLOAK_CLIENT_SECRET/);
  }
  // The second is a valid URL, of the scheme `prijava.klub.hr:`.
  for (const url of ['prijava', 'prijava.klub.hr:8443', 'ftp://prijava.klub.hr']) {
    const message = `KEYCLOAK_URL is not an address like https://prijava.klub.hr: ${url}`;
    expect(() => readIdentitySettings({ ...KEYCLOAK, KEYCLOAK_URL: url })).toThrow(message);
  }
  expect(readIdentitySettings(KEYCLOAK).keycloak).toEqual({
    url: 'https://prijava.klub.hr',
    realm: 'club',
    clientId: 'club-api',
    clientSecret: 'secret',
  });
});

// The embedded provider would start instead, and its members cannot be moved to a Keycloak.
test.each(['KEYCLOAK_REALM', 'KEYCLOAK_CLIENT_ID', 'KEYCLOAK_CLIENT_SECRET'])(
  '%s without the address of the Keycloak stops the start',
  (name) => {
    for (const env of [{ [name]: 'club' }, { ...KEYCLOAK, KEYCLOAK_URL: '' }]) {
      expect(() => readIdentitySettings(env)).toThrow(/^KEYCLOAK_URL is missing beside KEYCLOAK_/);
    }
  },
);

test('empty settings of a Keycloak, as compose passes them on, are none', () => {
  const empty = Object.fromEntries(Object.keys(KEYCLOAK).map((name) => [name, '']));
  expect(readIdentitySettings(empty).keycloak).toBeUndefined();
});
