import { PreloadPlugin } from './preload.mjs';

/** The errors of a build about the routes of a remote.json. */
function errorsOf(...routes) {
  const compilation = { chunkGroups: [], errors: [] };
  new PreloadPlugin('remote.json').ofRemote(compilation, routes);
  return compilation.errors.map(({ message }) => message);
}

describe('the build of a remote refuses in its remote.json', () => {
  test('a screen that it does not have', () => {
    expect(errorsOf({ path: '/ladder', access: 'public', screen: 'ladder' })).toEqual([
      'remote.json: /ladder names the screen ladder, which is none',
    ]);
  });

  test.each(['account-statement?size=20', '/account-balance', 'my-results/:year/'])(
    'the call %s of a path that is not public, which the server would not send with the sign-on',
    (call) => {
      expect(errorsOf({ path: '/account', access: ['USER'], calls: ['account-balance', call] })).toEqual([
        `remote.json: /account is not public, and the sign-on sends no call like ${call}: only paths, no queries`,
      ]);
    },
  );

  test('more calls of a path that is not public than the server would send with the sign-on', () => {
    const calls = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
    expect(errorsOf({ path: '/account', access: ['USER'], calls })).toEqual([
      'remote.json: /account is not public, and the sign-on sends at most 5 calls, not 6',
    ]);
    expect(errorsOf({ path: '/account', access: ['USER'], calls: calls.slice(1) })).toEqual([]);
    expect(errorsOf({ path: '/open', access: 'public', calls })).toEqual([]);
  });

  test('nothing else', () => {
    const calls = ['my-league', 'results/:year'];
    expect(errorsOf({ path: '/ladder', access: ['USER'], calls })).toEqual([]);
    expect(errorsOf({ path: '/open/:year', access: 'public', calls: [...calls, 'pyramids?godina=:year'] })).toEqual([]);
  });
});
