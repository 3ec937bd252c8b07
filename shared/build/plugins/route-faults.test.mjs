import { routeFaults } from './route-faults.mjs';

const faultsOf = (...routes) => routeFaults(routes, new Set(['statement']));

describe('the build of a remote refuses in its remote.json', () => {
  test('a screen that it does not have', () => {
    expect(faultsOf({ path: '/ladder', access: 'public', screen: 'ladder' })).toEqual([
      '/ladder names the screen ladder, which is none',
    ]);
  });

  test.each(['account-statement?size=20', '/account-balance', 'my-results/:year/'])(
    'the call %s of a path that is not public, which the server would not send with the sign-on',
    (call) => {
      expect(faultsOf({ path: '/account', access: ['USER'], calls: ['account-balance', call] })).toEqual([
        `/account is not public, and the sign-on sends no call like ${call}: only paths, no queries`,
      ]);
    },
  );

  test('more calls of a path that is not public than the server would send with the sign-on', () => {
    const calls = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
    expect(faultsOf({ path: '/account', access: ['USER'], calls })).toEqual([
      '/account is not public, and the sign-on sends at most 5 calls, not 6',
    ]);
    expect(faultsOf({ path: '/account', access: ['USER'], calls: calls.slice(1) })).toEqual([]);
    expect(faultsOf({ path: '/open', access: 'public', calls })).toEqual([]);
  });

  test('nothing else', () => {
    const calls = ['my-league', 'results/:year'];
    expect(faultsOf({ path: '/ladder', access: ['USER'], screen: 'statement', calls })).toEqual([]);
    expect(faultsOf({ path: '/open/:year', access: 'public', calls: [...calls, 'pyramids?godina=:year'] })).toEqual([]);
  });
});
