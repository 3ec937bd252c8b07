import { bestFit, fitOf } from './route-pattern';

test.each([
  ['/price-list', '/price-list', 1],
  ['/price-list', '/price-list/', 1],
  ['/details/:id', '/details/7', 1],
  ['/details/:id?', '/details', 1],
  ['/summer-league/*', '/summer-league', 1],
  ['/summer-league/*', '/summer-league/h2h/3', 1],
  ['/summer-league/h2h/:id', '/summer-league/h2h/3', 2],
  ['/price-list', '/price', undefined],
  ['/details/:id', '/details', undefined],
  ['/details/:id', '/details/7/more', undefined],
])('%s and %s fit by %s', (pattern, path, fit) => {
  expect(fitOf(pattern, path)).toBe(fit);
});

test('a pattern with more literal segments fits better', () => {
  const patterns = ['/summer-league/*', '/summer-league/:year', '/summer-league/rules'];
  const best = (path: string) => bestFit(patterns, (pattern) => pattern, path);
  expect(best('/summer-league/rules')).toBe('/summer-league/rules');
  expect(best('/summer-league/a/b')).toBe('/summer-league/*');
  expect(best('/elsewhere')).toBeUndefined();
});
