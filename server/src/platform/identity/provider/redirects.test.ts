import { isOwnPage } from './redirects';

test.each([
  ['https://klub.hr/', true],
  ['https://klub.hr/my-reservations?from=menu', true],
  ['https://klub.hr.evil.example/', false],
  ['https://klub.hr:8443/', false],
  ['http://klub.hr/', false],
  ['https://evil.example/https://klub.hr/', false],
  ['https://klub.hr@evil.example/', false],
  ['https://user@klub.hr/', false],
  ['https://:password@klub.hr/', false],
  ['https://klub.hr/#access_token=', false],
  ['https://klub.hr/realms/club/protocol/openid-connect/logout', false],
  ['https://klub.hr/x/../realms/club/', false],
  ['https://klub.hr/%72ealms/club/protocol/openid-connect/logout', false],
  ['https://klub.hr/realms%2Fclub/', false],
  ['https://klub.hr/%zz', false],
  ['//klub.hr/', false],
  ['/my-reservations', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%j: %j', (address, own) => {
  expect(isOwnPage('https://klub.hr', address)).toBe(own);
});
