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
  expect(() => readIdentitySettings({ ...KEYCLOAK, KEYCLOAK_URL: 'prijava' })).toThrow(/^KEYCLOAK_URL/);
  expect(readIdentitySettings(KEYCLOAK).keycloak).toEqual({
    url: 'https://prijava.klub.hr',
    realm: 'club',
    clientId: 'club-api',
    clientSecret: 'secret',
  });
});
