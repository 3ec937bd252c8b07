import { refuseUnfit } from './compatibility';

const entry = {
  name: 'mfe-account',
  routes: [{ path: '/price-list' }],
  entry: '/remotes/mfe-account/mf-manifest.json',
  preload: { '': ['/remotes/mfe-account/main.js'] },
};

test.each([
  ['2.1.0', '^2.1.0'],
  ['2.4.0', '^2.1.0'],
  [undefined, '^2.1.0'],
  ['2.1.0', undefined],
])('a shell with %s serves a remote that needs %s', (provided, shared) => {
  const fit = { ...entry, ...(shared && { shared }) };
  expect(refuseUnfit(fit, provided)).toEqual(fit);
});

test.each([
  ['2.1.0', '^2.2.0'],
  ['3.0.0', '^2.1.0'],
])('a shell with %s hints at no script of a remote that needs %s, and says why', (provided, shared) => {
  const refused = refuseUnfit({ ...entry, shared }, provided);
  expect(refused).toMatchObject({ name: 'mfe-account', routes: entry.routes, preload: {} });
  expect(refused.refused).toBe(`Needs @club/shared ${shared}; the shell provides ${provided}`);
});
