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

test('a page without data requests it from the server', async () => {
  document.head.innerHTML = '';
  window.fetch = jest.fn().mockResolvedValue(Response.json([remote]));
  expect(await readRegistry()).toEqual([remote]);
  expect(window.fetch).toHaveBeenCalledWith('/registry.json');
});
