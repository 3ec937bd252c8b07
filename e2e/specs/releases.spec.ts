import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemotesHealth } from '@club/shared/contracts/releases/remote-health';
import type { Page } from '@playwright/test';
import { test as clubTest, expect, SPEC_NOW } from '../club/fixtures';
import { type ReleaseTool, releaseTool } from '../club/release-tool';
import { PRODUCT, type RunningClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';

/** Address of a developer's server; the pages' requests to it are served from a folder. */
const DEVELOPER = 'http://localhost:8084';

const test = clubTest.extend<{ tool: ReleaseTool }>({
  tool: async ({ club }, use) => {
    const tool = releaseTool(club);
    await use(tool);
    tool.reset();
    tool.remove();
  },
});
test.use({ settings: { CLUB_NOW: SPEC_NOW, OVERRIDE_ORIGINS: DEVELOPER } });

/** The version of @club/shared that the built shell provides. */
const suite: { shared: string } = JSON.parse(readFileSync(path.join(PRODUCT, 'shell/dist/suite.json'), 'utf8'));
const [major = 0, minor = 0] = suite.shared.split('.').map(Number);
const NEXT = `^${major + 1}.0.0`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const CRASH = { 'title:"Kontakt"': 'title:(()=>{throw new Error("kvar")})()' };
const CRASHED = 'U dijelu aplikacije „Ljetna liga” dogodila se greška.';

/** A release whose screen /contact shows its version. */
const contactOf = (version: string) => ({ version, texts: { 'title:"Kontakt"': `title:"Kontakt ${version}"` } });

async function expectContact(page: Page, text: string): Promise<void> {
  await page.goto('/contact');
  await expect(heading(page)).toHaveText(text);
}

async function release(tool: ReleaseTool, version: string, ...more: string[]): Promise<void> {
  await tool.run('release', 'mfe-league', '--built', tool.build('mfe-league', contactOf(version)), ...more);
}

/** Chooses on the screen 'Inačice' which release of the league this browser receives. */
async function choose(admin: Page, choice: string, address?: string): Promise<void> {
  await admin.goto('/admin/settings/releases');
  const league = admin.getByRole('form', { name: 'Ovaj preglednik: Ljetna liga' });
  await league.getByLabel('Ovaj preglednik koristi').click();
  await admin.getByRole('option', { name: choice }).click();
  if (address) await league.getByLabel('Adresa razvojne inačice').fill(address);
  await league.getByRole('button', { name: 'Spremi izbor' }).click();
  await expect(admin.getByText('od sljedećeg učitavanja stranice')).toBeVisible();
}

/** Answers a page's requests to the developer's server from a build. */
const serveFromDeveloper = (page: Page, built: string) =>
  page.route(`${DEVELOPER}/**`, (route) => {
    const file = path.join(built, new URL(route.request().url()).pathname);
    const contentType = file.endsWith('.js') ? 'text/javascript' : 'application/json';
    return route.fulfill({ body: readFileSync(file), contentType, headers: { 'access-control-allow-origin': '*' } });
  });

const healthOf = async (club: RunningClub, version: string) => {
  const admin = await signInByHttp(club.url, 'admin');
  const { remotes } = await admin.ask<RemotesHealth>('GET', 'remotes/health');
  return remotes.find(({ remote }) => remote === 'mfe-league')?.versions.find((each) => each.version === version);
};

test('a day of two teams: simultaneous releases, a canary, a broken release, its rollback, an override', async ({
  as,
  club,
  tool,
}) => {
  // Eight commands and a dozen page loads take long on a busy machine.
  test.setTimeout(240_000);
  const ana = await as('ana');
  const admin = await as('admin');
  await expectContact(ana, 'Kontakt');

  // Both teams release at the same time.
  const names = { 'Rezervacija terena po imenima': 'Tko igra i kada' };
  const reservations = tool.build('mfe-reservations', { version: '2.2.0', texts: names });
  await Promise.all([release(tool, '2.2.0'), tool.run('release', 'mfe-reservations', '--built', reservations)]);
  await expectContact(ana, 'Kontakt 2.2.0');
  await ana.goto('/by-names');
  await expect(heading(ana)).toHaveText('Tko igra i kada');

  // A canary with a share of 0, which only the administrator chooses.
  await release(tool, '2.3.0', '--staged');
  await tool.run('canary', 'mfe-league', '2.3.0', '--share', '0');
  await choose(admin, 'Probna');
  await expectContact(admin, 'Kontakt 2.3.0');
  await expectContact(ana, 'Kontakt 2.2.0');
  await tool.run('canary', 'mfe-league', 'promote');
  await expectContact(ana, 'Kontakt 2.3.0');

  // A release that throws: its page shows an error, but the other team's screens work.
  const broken = tool.build('mfe-league', { version: '2.4.0', texts: CRASH });
  await tool.run('release', 'mfe-league', '--built', broken);
  await ana.goto('/contact');
  await expect(heading(ana)).toHaveText(CRASHED);
  await ana.getByRole('link', { name: 'Rezervacija terena', exact: true }).first().click();
  await expect(heading(ana)).toHaveText('Rezervacija terena');
  await expect.poll(async () => (await healthOf(club, '2.4.0'))?.errorRate, { timeout: 30_000 }).toBe(1);
  await admin.goto('/admin/settings/releases');
  await expect(
    admin.getByRole('table', { name: 'Greške po inačicama: Ljetna liga' }).getByRole('row', { name: /2\.4\.0/ }),
  ).toContainText('100');

  // After the rollback a user on the failed page continues with its button.
  await ana.goto('/contact');
  await expect(heading(ana)).toHaveText(CRASHED);
  expect(await tool.run('rollback', 'mfe-league')).toContain('2.3.0 is in use again');
  await ana.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect(heading(ana)).toHaveText('Kontakt 2.3.0');
  expect(await tool.run('status')).toMatch(/mfe-league: 2\.3\.0 since .*\n {2}before: 2\.2\.0/);

  // A developer's own build, only by an explicit choice and never by a link.
  const texts = { 'title:"Kontakt"': 'title:"Kontakt u razvoju"' };
  await serveFromDeveloper(admin, tool.build('mfe-league', { version: '2.5.0', texts }));
  await admin.goto(`/contact?override=${DEVELOPER}&remote-choices=mfe-league%3D${DEVELOPER}/`);
  await expect(heading(admin)).toHaveText('Kontakt 2.3.0');
  await choose(admin, 'Razvojna', `${DEVELOPER}/`);
  await expectContact(admin, 'Kontakt u razvoju');
  const mark = admin.getByRole('status').filter({ hasText: 'Razvojna inačica u ovom pregledniku' });
  await expect(mark).toContainText(`Ljetna liga (${DEVELOPER})`);
  await expectContact(ana, 'Kontakt 2.3.0');
  await mark.getByRole('button', { name: 'Ukloni' }).click();
  await expect(heading(admin)).toHaveText('Kontakt 2.3.0');
  await expect(mark).toHaveCount(0);
});

test('a release during a session: the open page keeps its own until the user navigates to the remote again', async ({
  as,
  tool,
}) => {
  await release(tool, '2.2.0');
  const marko = await as('marko', '/contact');
  await expect(heading(marko)).toHaveText('Kontakt 2.2.0');
  await marko.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await release(tool, '2.3.0');

  // Inside the remote nothing changes, and screens that were not loaded yet still load.
  await marko.getByRole('link', { name: 'Kako izgledaju tereni' }).click();
  await expect(heading(marko)).toHaveText('Tereni');
  await marko.getByRole('link', { name: 'Adresa i kontakt' }).click();
  await expect(heading(marko)).toHaveText('Kontakt 2.2.0');
  await marko.getByRole('link', { name: 'Rezervacija terena', exact: true }).first().click();
  await expect(heading(marko)).toHaveText('Rezervacija terena');
  await expect(marko.locator('[data-same-page]')).toHaveCount(1);

  // The user returns from another tab, and goes on to the league.
  const asked = marko.waitForResponse('**/registry.json');
  await marko.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  await marko.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  await expect(heading(marko)).toHaveText('Kontakt 2.3.0');
  await expect(marko.locator('[data-same-page]')).toHaveCount(0);
});

test('only its share of browsers gets a canary that throws, always the same ones, and it shows in the error rates', async ({
  as,
  club,
  tool,
}) => {
  await release(tool, '2.2.0');
  const broken = tool.build('mfe-league', { version: '2.3.1', texts: CRASH });
  await tool.run('release', 'mfe-league', '--built', broken, '--staged');
  await tool.run('canary', 'mfe-league', '2.3.1', '--share', '50');

  // A share of 50 percent contains exactly one of these two browsers, whose values differ by half the range.
  const [ana, marko] = [await as('ana'), await as('marko')];
  const { hostname: domain } = new URL(club.url);
  const draw = (page: Page, value: string) =>
    page.context().addCookies([{ name: 'canary-draw', value, domain, path: '/' }]);
  await draw(ana, '0');
  await draw(marko, '5000');
  const failed: boolean[] = [];
  for (const page of [ana, marko]) {
    await page.goto('/contact');
    await expect(heading(page)).toHaveText(/Ljetna liga|Kontakt 2\.2\.0/);
    failed.push((await heading(page).textContent()) === CRASHED);
  }
  expect([...failed].sort()).toEqual([false, true]);
  const unlucky = failed[0] ? ana : marko;
  await unlucky.reload();
  await expect(heading(unlucky)).toHaveText(CRASHED);

  await expect.poll(async () => (await healthOf(club, '2.3.1'))?.errorRate, { timeout: 30_000 }).toBe(1);
  expect(await healthOf(club, '2.2.0')).toMatchObject({ crashed: 0, unavailable: 0 });
  await tool.run('canary', 'mfe-league', 'stop');
  await unlucky.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect(heading(unlucky)).toHaveText('Kontakt 2.2.0');
});

test('a rollback while 50 pages are open: 2 browsers and 48 clients that load the same as a page', async ({
  as,
  club,
  tool,
}) => {
  await release(tool, '2.2.0');
  await release(tool, '2.3.0');
  const [ana, marko] = [await as('ana', '/contact'), await as('marko', '/contact')];
  for (const page of [ana, marko]) await expect(heading(page)).toHaveText('Kontakt 2.3.0');

  interface Entry {
    readonly name: string;
    readonly version: string;
    readonly entry: string;
    readonly preload: Readonly<Record<string, readonly string[]>>;
  }
  /** Opens the league like a new page. Returns its version. */
  const openLeague = async (): Promise<string> => {
    const registry = (await (await fetch(`${club.url}/registry.json`)).json()) as Entry[];
    const league = registry.find(({ name }) => name === 'mfe-league');
    if (!league) throw new Error('the league is missing from the registry');
    for (const file of [league.entry, ...(league.preload[''] ?? []), ...(league.preload['/contact'] ?? [])]) {
      const answer = await fetch(new URL(file, club.url));
      if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
      await answer.arrayBuffer();
    }
    return league.version;
  };
  let isOver = false;
  // All of them are open before the rollback.
  const opened = await Promise.all(Array.from({ length: 48 }, openLeague));
  const clients = opened.map(async (version) => {
    const seen = [version];
    while (!isOver) seen.push(await openLeague());
    return [...seen, await openLeague()];
  });
  await tool.run('rollback', 'mfe-league').finally(() => {
    isOver = true;
  });
  for (const seen of await Promise.all(clients)) {
    const changes = seen.filter((version, index) => version !== seen[index - 1]);
    expect(changes).toEqual(['2.3.0', '2.2.0']);
  }

  // Open pages keep their release, including screens not loaded so far; a new page gets the previous release.
  await ana.getByRole('link', { name: 'Kako izgledaju tereni' }).click();
  await expect(heading(ana)).toHaveText('Tereni');
  await marko.reload();
  await expect(heading(marko)).toHaveText('Kontakt 2.2.0');
});

test('a remote built for an older shared works; for a newer one, or another contract, it is refused, and the previous one stays active', async ({
  as,
  tool,
}) => {
  const ana = await as('ana');
  const built = (version: string, shared: string) => tool.build('mfe-league', { ...contactOf(version), shared });
  await tool.run('release', 'mfe-league', '--built', built('2.2.0', `^${major}.0.0`));
  await expectContact(ana, 'Kontakt 2.2.0');
  await expect(tool.run('release', 'mfe-league', '--built', built('2.2.1', NEXT))).rejects.toThrow(
    `mfe-league 2.2.1 needs @club/shared ${NEXT}, the running shell provides ${suite.shared}: upgrade the shell first`,
  );
  expect(await tool.run('status')).toContain('mfe-league: 2.2.0 since');

  // If the release commands do not know the shell, the server refuses.
  tool.forgetShell();
  for (const [version, shared] of [
    ['2.3.0', `^${major}.${minor + 1}.0`],
    ['3.0.0', NEXT],
    ['1.9.0', `^${major - 1}.4.0`],
  ] as const) {
    await tool.run('release', 'mfe-league', '--built', built(version, shared));
    await expectContact(ana, 'Kontakt 2.2.0');
  }
  const admin = await as('admin', '/admin/settings/releases');
  const league = admin.getByRole('region', { name: 'Ljetna liga' });
  await expect(league.getByRole('alert').filter({ hasText: `Needs @club/shared ${NEXT}` })).toBeVisible();
  await tool.run('release', 'mfe-league', '--built', tool.build('mfe-league', { ...contactOf('3.0.1'), contract: 99 }));
  await expectContact(ana, 'Kontakt 2.2.0');
  await admin.reload();
  await expect(league.getByRole('alert').filter({ hasText: 'Keeps contract 99; the shell keeps' })).toBeVisible();

  // Without another release, as with a developer's build, the member sees what to do, and none of its code runs.
  const asked: string[] = [];
  admin.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await serveFromDeveloper(admin, built('3.1.0', NEXT));
  await choose(admin, 'Razvojna', `${DEVELOPER}/`);
  await admin.goto('/contact');
  await expect(heading(admin)).toHaveText('Dio aplikacije „Ljetna liga” trenutačno nije dostupan.');
  await expect(admin.getByText('Objavljena je nova inačica aplikacije.')).toBeVisible();
  expect(asked.filter((file) => file.includes('remoteEntry') && !file.startsWith('/remotes/'))).toEqual([]);
});
