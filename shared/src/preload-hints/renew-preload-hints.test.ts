import { renewPreloadHints } from '.';

const hinted = (...urls: string[]) => {
  document.head.innerHTML = urls.map((url) => `<link rel="preload" as="script" href="${url}">`).join('');
};
const left = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

let arrives: (url: string) => boolean;
let fetched: string[];

beforeEach(() => {
  arrives = () => true;
  fetched = [];
  jest.spyOn(window, 'fetch').mockImplementation(async (url) => {
    fetched.push(new URL(String(url)).pathname);
    if (!arrives(String(url))) throw new TypeError('Load failed');
    return new Response('');
  });
});

test('every hint is fetched, once', async () => {
  hinted('/remotes/a.js', '/remotes/b.js');
  expect(await renewPreloadHints()).toBe(true);
  expect(await renewPreloadHints()).toBe(false);
  expect(fetched).toEqual(['/remotes/a.js', '/remotes/b.js']);
});

test('without a connection nothing arrives', async () => {
  hinted('/remotes/a.js');
  arrives = () => false;
  expect(await renewPreloadHints()).toBe(false);
});

test('what did not arrive is fetched again the next time', async () => {
  hinted('/remotes/a.js', '/remotes/b.js');
  arrives = (url) => url.endsWith('a.js');
  await renewPreloadHints();
  expect(left()).toEqual(['/remotes/b.js']);
  arrives = () => true;
  await renewPreloadHints();
  expect(fetched.slice(2)).toEqual(['/remotes/b.js']);
  expect(left()).toEqual([]);
});
