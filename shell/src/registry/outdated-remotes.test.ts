import { suiteRoutes } from '../routing/routes';
import { registry } from '../testing/registry';
import { checkForReleases, checkForReleasesThrottled, isOutdated } from './outdated-remotes';
import { fetchRegistry } from './raw-registry';

jest.mock('./raw-registry');
const ask = jest.mocked(fetchRegistry);

/** The loader's result for a navigation to a page of the league from elsewhere. */
const arrive = () => {
  const routes = suiteRoutes(registry)[0]?.children ?? [];
  const { loader } = routes.find(({ id }) => id === 'remote:mfe-league') ?? {};
  const request = new Request('http://localhost/contact');
  return (loader as (given: { request: Request }) => Response | null)({ request });
};

test('a remote with a different active release is opened by loading a new page, the others are not', async () => {
  ask.mockResolvedValue(registry.map((entry) => ({ ...entry })));
  await checkForReleases(registry);
  expect(arrive()).toBeNull();

  const released = { entry: '/remotes/mfe-league/2.2.0/mf-manifest.json' };
  ask.mockResolvedValue(registry.map((entry) => ({ ...entry, ...(entry.name === 'mfe-league' && released) })));
  await checkForReleases(registry);
  expect(registry.filter(({ name }) => isOutdated(name)).map(({ name }) => name)).toEqual(['mfe-league']);
  const answer = arrive();
  expect(answer?.headers.get('location')).toBe('http://localhost/contact');
  expect(answer?.headers.get('x-remix-reload-document')).toBe('true');
});

test('so is one with another build at the same address; a build that is unknown at the moment is no other one', async () => {
  const built = (hash?: string) =>
    registry.map((entry) => ({ ...entry, ...(hash && { container: { script: `/entry.${hash}.js`, global: 'x' } }) }));
  ask.mockResolvedValue(built('22222222'));
  await checkForReleases(built('11111111'));
  expect(arrive()?.headers.get('x-remix-reload-document')).toBe('true');
  for (const answer of [built('11111111'), built()]) {
    ask.mockResolvedValue(answer);
    await checkForReleases(built('11111111'));
    expect(arrive()).toBeNull();
  }
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is none', async () => ({ message: 'Pokušajte ponovno.' })],
  ['a registry without it', async () => []],
])('%s makes no remote outdated', async (_, answer) => {
  ask.mockResolvedValue(registry);
  await checkForReleases(registry);
  ask.mockImplementation(answer);
  await checkForReleases(registry);
  expect(arrive()).toBeNull();
});

test('a visitor who goes from page to page causes at most two checks a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  ask.mockResolvedValue(registry);
  await checkForReleases(registry);
  ask.mockClear();
  now.mockReturnValue(31_000);
  checkForReleasesThrottled(registry);
  expect(ask).not.toHaveBeenCalled();
  now.mockReturnValue(31_001);
  checkForReleasesThrottled(registry);
  checkForReleasesThrottled(registry);
  expect(ask).toHaveBeenCalledTimes(1);
  now.mockRestore();
});
