import type { Page } from '@playwright/test';
import { cell } from '../club/court-grid';
import { expect, test } from '../club/fixtures';
import { saveData } from '../club/save-data';

test.use({ firstVisit: true });

/** What the federation runtime exposes on the page. */
interface Federation {
  __INSTANCES__: {
    name: string;
    shareScopeMap: Record<string, Record<string, Record<string, { useIn: string[]; loaded?: boolean }>>>;
  }[];
}

/** Strings that survive minification, each in exactly one place of one module. */
const FINGERPRINTS = {
  React: 'react.transitional.element',
  'React DOM': 'Minified React error',
  'the query library': 'No QueryClient set, use QueryClientProvider to set one',
  'the auth store': 'The shell must install the auth client before anything asks for it.',
  'the HTTP client': 'Prijava je istekla. Prijavite se ponovno.',
  'the router': 'useNavigate() may be used only in the context of a <Router> component.',
};

async function visitTwoRemotes(page: Page): Promise<void> {
  await expect(cell(page, 'Teren 1, subota 21. studenoga, 08:00–09:30', 'slobodno')).toBeVisible();
  await page.getByRole('link', { name: 'Moje rezervacije' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moje rezervacije');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'Osobni podaci' }).click();
  await expect(page.getByLabel('Korisničko ime')).toHaveValue('ana');
}

test('shell and two remotes take libraries with state from one share scope, in one version', async ({ as }) => {
  const ana = await as('ana');
  // The other remotes are not prefetched.
  await saveData(ana.context());
  await ana.goto('/main-reservations');
  await visitTwoRemotes(ana);
  const found = await ana.evaluate(() => {
    const { __INSTANCES__: instances } = (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
    const scope = instances[0]?.shareScopeMap.default ?? {};
    return {
      parts: instances.map(({ name }) => name),
      oneScope: instances.every(({ shareScopeMap }) => shareScopeMap.default === scope),
      modules: Object.entries(scope).map(([name, versions]) => ({
        name,
        versions: Object.keys(versions).length,
        users: Object.values(versions).flatMap(({ useIn }) => useIn),
      })),
    };
  });
  expect(found.parts).toEqual(['shell', 'mfe_reservations', 'mfe_account']);
  expect(found.oneScope).toBe(true);
  expect(found.modules.filter(({ versions }) => versions !== 1)).toEqual([]);
  for (const name of ['react', '@club/shared/auth', '@club/shared/http', '@club/shared/query', '@club/shared/live']) {
    const users = found.modules.find((module) => module.name === name)?.users;
    expect(users, name).toEqual(expect.arrayContaining(['shell', 'mfe_reservations', 'mfe_account']));
  }
});

test('the browser has loaded one copy of everything with state', async ({ as }) => {
  const ana = await as('ana');
  const received = new Set<string>();
  ana.on('requestfinished', (request) => request.resourceType() === 'script' && received.add(request.url()));
  await ana.goto('/main-reservations');
  await visitTwoRemotes(ana);
  const scripts = await Promise.all([...received].map(async (url) => (await ana.request.get(url)).text()));
  expect(scripts.length).toBeGreaterThan(5);
  for (const [what, text] of Object.entries(FINGERPRINTS)) {
    expect(scripts.filter((script) => script.includes(text)).length, `scripts that hold ${what}`).toBe(1);
  }
});

test('both remotes send a renewed token', async ({ as }) => {
  const ana = await as('ana', '/main-reservations');
  await visitTwoRemotes(ana);
  const tokenOf = async (act: () => Promise<void>, call: string) => {
    const [request] = await Promise.all([ana.waitForRequest(`**/api/${call}*`), act()]);
    return request.headers().authorization;
  };
  const to = (link: string) => () => ana.getByRole('link', { name: link, exact: true }).first().click();
  const before = await tokenOf(to('Rezervacija terena'), 'get-all-termins');

  // The server refuses the token once, so the shell exchanges it.
  await ana.route('**/api/account-balance', (route) => route.fulfill({ status: 401, body: '{}' }), { times: 1 });
  const retried = ana.waitForResponse((answer) => answer.url().endsWith('/api/account-balance') && answer.ok());
  await to('Stanje računa')();
  const renewed = (await (await retried).request().allHeaders()).authorization;
  expect(renewed).not.toBe(before);
  expect(await tokenOf(to('Rezervacija terena'), 'get-all-termins')).toBe(renewed);
});

test('the menu works without any script of a remote', async ({ as }) => {
  const ana = await as('ana');
  await ana.route('**/remotes/**', (route) => route.abort());
  await ana.goto('/login');
  const menu = ana.getByRole('navigation', { name: 'Glavni izbornik' });
  await expect(menu.getByRole('link', { name: 'Rezervacija terena' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Unos rezultata' })).toBeVisible();
});
