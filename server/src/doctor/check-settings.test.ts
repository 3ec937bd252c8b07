import { checkNode, checkSettings } from './check-settings';

test.each([
  ['https://tenis.klub.hr', 'https://prijava.klub.hr', 'fine'],
  ['https://klub.hr', 'https://klub.hr:8443/auth', 'fine'],
  ['https://192.168.1.5', 'https://192.168.1.5:8443', 'fine'],
  ['http://localhost:8080', 'http://keycloak.localhost', 'fine'],
  ['https://tenis.klub.hr', 'https://prijava.savez.hr', 'warning'],
  // Everybody may register a name there.
  ['https://tenis.com.hr', 'https://prijava.com.hr', 'warning'],
  ['https://tenis.github.io', 'https://prijava.github.io', 'warning'],
  ['https://192.168.1.5', 'https://192.168.1.6', 'warning'],
])('the club at %s with Keycloak at %s: %s', (publicUrl, keycloakUrl, level) => {
  const keycloak = { url: keycloakUrl, realm: 'club', clientId: 'club-api', clientSecret: 's' };
  const identity = { sealingKey: Buffer.alloc(32, 1), keycloak };
  const settings = { publicUrl, identity, demo: false, isClockSet: false, databaseUrl: undefined };
  expect(checkSettings(settings)).toMatchObject([{ level }]);
});

test('an old Node is found', () => {
  expect(checkNode('18.20.0')).toMatchObject([{ level: 'error' }]);
  expect(checkNode('20.18.9')).toMatchObject([{ level: 'error' }]);
  expect(checkNode('20.19.0')).toMatchObject([{ level: 'warning' }]);
  expect(checkNode('24.1.0')).toMatchObject([{ level: 'fine' }]);
});
