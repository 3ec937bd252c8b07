import { inSuite } from './in-suite.mjs';

test('an override of a suite finds the files of the remote at the root of its development server', () => {
  const built = { getFilenameFromUrl: (url) => (url === '/remotes/mfe-league-dev/remote.json' ? url : undefined) };
  const { setupMiddlewares } = inSuite({ suite: 'https://club.example', remote: { name: 'mfe-league' }, port: 8084 });
  const [{ middleware }] = setupMiddlewares([], { middleware: built });
  const addressed = (url) => {
    const request = { url };
    middleware(request, undefined, () => undefined);
    return request.url;
  };
  expect(addressed('/remote.json')).toBe('/remotes/mfe-league-dev/remote.json');
  expect(addressed('/contact')).toBe('/contact');
});
