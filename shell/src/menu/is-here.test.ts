import { member } from '@club/shared/testing';
import { registry } from '../testing/registry';
import { isHere } from './is-here';
import { menuEntries, type Viewer } from './menu-entries';

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

const administration = registry.find(({ name }) => name === 'mfe-admin')?.routes.map(({ path }) => path) ?? [];
const marked = (viewer: Viewer, pathname: string) =>
  menuEntries(registry, viewer)
    .flatMap((item) => ('links' in item ? item.links : item))
    .filter((link) => isHere(link, pathname));

test.each(administration)('in the members’ header one link is marked on %s', (path) => {
  const identity = member({ roles: ['ADMIN', 'MAINTENANCE'] });
  expect(marked({ kind: 'member', identity, inLeague: true }, path)).toHaveLength(1);
});

// The home page is no entry of that header.
test.each(administration.filter((path) => path !== '/admin'))(
  'in the administrator’s header one link is marked on %s',
  (path) => {
    const identity = member({ roles: ['ADMIN'] });
    expect(marked({ kind: 'admin', identity }, path)).toHaveLength(1);
  },
);
