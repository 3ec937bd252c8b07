import { isHere } from './is-here';

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
