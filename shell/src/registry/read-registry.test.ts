import { readRegistry } from './read-registry';

const remote = {
  name: 'mfe-account',
  title: 'Moj račun',
  contract: 1,
  routes: [],
  menu: [],
  entry: '/mf-manifest.json',
};

function page(data: string) {
  document.head.innerHTML = `<script type="application/json" id="registry">${data}</script>`;
}
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('an entry that this shell cannot read does not affect the others', async () => {
  page(JSON.stringify([{ ...remote, routes: 'none' }, remote]));
  expect(await readRegistry()).toEqual([remote]);
  expect(console.error).toHaveBeenCalled();
});

test.each(['{', '{"name":"mfe-account"}'])('an invalid registry leaves a shell without remotes: %s', async (data) => {
  page(data);
  expect(await readRegistry()).toEqual([]);
});

/** With a time limit, so that a server that never answers does not block the page. */
const limited = { signal: expect.any(AbortSignal) };

test('a page without data requests it from the server', async () => {
  document.head.innerHTML = '';
  window.fetch = jest.fn().mockResolvedValue(Response.json([remote]));
  expect(await readRegistry()).toEqual([remote]);
  expect(window.fetch).toHaveBeenCalledWith('/registry.json', limited);
});

describe('a developer’s build', () => {
  const override = { ...remote, channel: 'override', entry: 'http://localhost:8083/mf-manifest.json' };
  const answers = (own: object, status = 200) => {
    page(JSON.stringify([override, { ...remote, name: 'mfe-league' }]));
    window.fetch = jest.fn().mockResolvedValue(Response.json(own, { status }));
  };

  test('declares its own screens, under the name that the server knows', async () => {
    const routes = [{ path: '/new-page', access: 'public' }];
    answers({ name: 'mfe-admin', title: 'Nova inačica', contract: 1, routes, menu: [] });
    const [own, league] = await readRegistry();
    expect(own).toMatchObject({ ...override, title: 'Nova inačica', routes });
    expect(league).toMatchObject({ name: 'mfe-league', title: 'Moj račun' });
    expect(window.fetch).toHaveBeenCalledTimes(1);
    expect(window.fetch).toHaveBeenCalledWith(new URL('http://localhost:8083/remote.json'), {
      ...limited,
      cache: 'no-store',
    });
  });

  test.each([
    ['does not answer', { ...remote, title: 'Stranica greške' }, 502],
    ['answers something else', { routes: 'none' }, 200],
  ])('that %s leaves the server’s data unchanged', async (_, own, status) => {
    answers(own, status);
    expect((await readRegistry())[0]).toMatchObject({ ...override, title: 'Moj račun' });
    expect(console.error).toHaveBeenCalled();
  });
});
