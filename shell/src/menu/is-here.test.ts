import { member } from '@club/shared/testing';
import { registry } from '../testing/registry';
import { isHere } from './is-here';
import { type MenuLink, menuEntries } from './menu-entries';

const LEAGUE = { label: 'Liga', path: '/summer-league', within: ['/gallery'] };

test.each([
  ['/summer-league', true],
  ['/summer-league/', true],
  ['/Summer-League/2025', true],
  ['/gallery/2025', true],
  ['/summer-leagues', false],
  ['/gallery-of-another', false],
  ['/', false],
])('whether %s belongs to a link is %s', (pathname, is) => expect(isHere(LEAGUE, pathname)).toBe(is));

test('a link whose remote declares nothing else has its own page and those below it', () => {
  const { path, label } = LEAGUE;
  expect(isHere({ path, label }, '/summer-league/2025')).toBe(true);
  expect(isHere({ path, label }, '/gallery/2025')).toBe(false);
});

const administration = registry.find(({ name }) => name === 'mfe-admin')?.routes ?? [];

test.each(administration.map(({ path }) => path))('%s belongs to the administration', (path) => {
  const identity = member({ roles: ['ADMIN', 'MAINTENANCE'] });
  const entries = menuEntries(registry, { kind: 'member', identity, inLeague: false });
  const entry = entries.find(({ label }) => label === 'Administracija') as MenuLink;
  expect(isHere(entry, path)).toBe(true);
});
