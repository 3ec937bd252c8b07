/** The rehearsed steps. Started by run.ts with the folder of the certificate authority. */
import { connect } from 'node:http2';
import { type Browser, chromium, type Page } from '@playwright/test';
import { PASSWORD } from '../club/accounts';
import { findChromium } from '../club/chromium';
import { beginFriendly, cell } from '../club/court-grid';
import type { HttpMember } from '../club/http-member';
import { book, cancelBooking } from '../club/reservations';
import { signInByHttp } from '../club/sign-in-by-http';
import { signIn } from '../club/visit';
import { compareWithRows, freeCells } from './clicking';
import { checkKeycloakPages } from './keycloak-pages';
import { caddyVersion } from './proxy';
import { Report } from './report';
import { adminOf, identityOf, SESSION_BOUND_MS, servedAfter } from './session-end';
import { CHANGED, openTopology, type Topology } from './topology';
import { MEMBERS, signInMembers, upgradeUnderLoad } from './upgrade-under-load';
import { expect, seconds } from './wait-until';

const PLACE = 'Teren 2, ponedjeljak 23. studenoga, 08:00–09:30';

const [authority = ''] = process.argv.slice(2);
const report = new Report();

async function openPage(browser: Browser, { url }: Topology): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    ignoreHTTPSErrors: true,
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
}

const user = (page: Page) => page.getByRole('button', { name: /^Korisnik: / });

async function protocols({ url, keycloak }: Topology): Promise<string> {
  const names = await Promise.all(
    [url, keycloak.url].map(
      (address) =>
        new Promise<string>((resolve, reject) => {
          const session = connect(address, () => {
            resolve(`${session.alpnProtocol}, ${(session.socket as { getProtocol?: () => string }).getProtocol?.()}`);
            session.close();
          }).once('error', reject);
        }),
    ),
  );
  expect(names.every((name) => name.startsWith('h2, TLS'))).toBe(true);
  return `club ${names[0]}; Keycloak ${names[1]}`;
}

/** Signs in through the pages of Keycloak, like a user, and books. */
async function bookThroughBrowsers(browser: Browser, topology: Topology) {
  const [ana, marko] = await Promise.all([openPage(browser, topology), openPage(browser, topology)]);
  await signIn(ana, 'ana');
  await signIn(marko, 'marko');
  for (const page of [ana, marko]) {
    await page.goto('/main-reservations');
    await expect(cell(page, PLACE, 'slobodno')).toBeVisible();
  }
  const question = await beginFriendly(ana, PLACE);
  await question.getByRole('button', { name: 'Rezerviraj' }).click();
  await expect(cell(ana, PLACE, 'vaš termin')).toBeVisible();
  const began = Date.now();
  await expect(cell(marko, PLACE, 'zauzeto')).toBeVisible();
  return { ana, marko, receivedMs: Date.now() - began };
}

/** Checks with each process separately that a change at one process is visible at the other. */
async function acrossProcesses({ processes }: Topology, ana: HttpMember): Promise<number> {
  const [here, there] = processes.map(({ address }) => ana.at(address)) as [HttpMember, HttpMember];
  const events = await there.call('GET', 'events');
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  const [free] = await freeCells(here);
  if (!free) throw new Error('The grid is full.');
  const received = (async () => {
    for (let text = ''; !text.includes('"grid"'); ) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('The event stream ended.');
      text = chunk.value;
    }
    return Date.now();
  })();
  const began = Date.now();
  await book(here, free);
  const took = (await received) - began;
  await reader?.cancel();
  await cancelBooking(here, free);
  return took;
}

async function rehearse(topology: Topology, browser: Browser): Promise<void> {
  const { url, keycloak } = topology;
  await report.step('TLS and HTTP/2', async () => [await protocols(topology), undefined]);
  const { ana, marko } = await report.step('sign in at Keycloak, book, seen by another page', async () => {
    const pages = await bookThroughBrowsers(browser, topology);
    const protocol = await pages.ana.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol,
    );
    expect(protocol).toBe('h2');
    return [`the other page showed it ${pages.receivedMs} ms later; page by ${protocol}`, pages];
  });
  await report.step('from process to process', async () => {
    const took = await acrossProcesses(topology, await signInByHttp(url, 'iva', PASSWORD, keycloak.url));
    return [`the other process showed a booking ${took} ms after the click`, undefined];
  });
  await report.step('Keycloak’s pages', async () => {
    const widths = await checkKeycloakPages(browser, keycloak.url, url, await adminOf(topology));
    return [`in Croatian and the club’s look, nothing for axe to complain of, at ${widths}`, undefined];
  });
  await report.step('roles arrive', async () => {
    const [admin, luka] = await Promise.all(
      ['admin', 'luka'].map((name) => signInByHttp(url, name, PASSWORD, keycloak.url)),
    );
    const asked = await Promise.all([admin, luka].map((each) => each?.call('GET', 'admin/user-management')));
    const statuses = asked.map((answer) => answer?.status);
    expect(statuses).toEqual([200, 403]);
    return ['an administrator of Keycloak is one here (200), a member is not (403)', undefined];
  });
  await report.step('a remote from another origin', async () => {
    const loaded = marko.waitForResponse((answer) => answer.url().startsWith(topology.remoteOrigin));
    await marko.goto('/summer-league');
    await loaded;
    await expect(marko.getByRole('heading', { level: 1 })).toBeVisible();
    const title = await marko.getByRole('heading', { level: 1 }).textContent();
    await marko.goto('/main-reservations');
    return [`“${title}” from ${new URL(topology.remoteOrigin).host.replace(/\d+$/, '…')}`, undefined];
  });

  const members = await report.step(`${MEMBERS} members enrolled and signed in`, async () => {
    const gathered = await signInMembers(topology);
    return [`${gathered.length} sessions in Keycloak`, gathered];
  });
  await report.step('kill, restart and upgrade while they click', async () => {
    const { clicks, inPages, done } = await upgradeUnderLoad(topology, members, [ana, marko]);
    expect([...inPages.failed, ...clicks.failed]).toEqual([]);
    const wrong = await compareWithRows(topology.databaseUrl, members);
    expect(wrong).toEqual([]);
    const booked = members.reduce((sum, member) => sum + member.booked, 0);
    return [
      `${done.join(', ')}. ${clicks.made} clicks, ${clicks.repeated} repeated by the client itself, none failed; the slowest ` +
        `took ${seconds(clicks.slowestMs)}; ${inPages.made} more in two browsers, none failed. ${booked} bookings acknowledged, ` +
        `as many made, none lost, none doubled; ${clicks.taken} refused because another member was faster`,
      undefined,
    ];
  });
  await report.step('the new release is served', async () => {
    await ana.goto('/by-names');
    await expect(ana.getByRole('heading', { level: 1 })).toHaveText(CHANGED.after);
    await expect(user(ana)).toBeVisible();
    return ['a page opened now shows it, and its member is still signed in', undefined];
  });

  const admin = await adminOf(topology);
  await report.step('disabled in Keycloak', async () => {
    const petra = await signInByHttp(url, 'petra', PASSWORD, keycloak.url);
    const id = await identityOf(admin, 'petra');
    const took = await servedAfter(topology, petra, () => admin.users.update({ id }, { enabled: false }));
    return [`refused by both processes ${seconds(took)} later (bound: ${SESSION_BOUND_MS / 1000} s)`, undefined];
  });
  await report.step('signed out by the button', async () => {
    await user(marko).click();
    await marko.getByRole('button', { name: 'Odjava' }).click();
    await expect(marko).toHaveURL(`${url}/login`);
    await marko.goto('/my-reservations');
    await expect(marko).toHaveURL(`${url}/login`);
    return ['back at the landing page, and a visitor after a reload', undefined];
  });
  await report.step('signed out everywhere', async () => {
    const anas = await signInByHttp(url, 'ana', PASSWORD, keycloak.url);
    const id = await identityOf(admin, 'ana');
    const took = await servedAfter(topology, anas, () => admin.users.logout({ id }));
    const began = Date.now();
    await ana.reload();
    await expect(user(ana)).toBeHidden();
    return [
      `refused by both processes ${seconds(took)} later; the open browser, reloaded, is a visitor after ${seconds(Date.now() - began)}`,
      undefined,
    ];
  });
}

const topology = await report.step('everything started', async () => {
  const opened = await openTopology(authority);
  const caddy = `Caddy ${caddyVersion()}`;
  return [`PostgreSQL, Keycloak (production mode, own schema), two processes, ${caddy}, one remote elsewhere`, opened];
});
try {
  const browser = await chromium.launch(await findChromium());
  try {
    await rehearse(topology, browser);
  } catch (error) {
    const { processes, keycloak, proxy } = topology;
    for (const { output } of [...processes, keycloak, proxy]) console.error(`\n${output().slice(-4_000)}`);
    throw error;
  } finally {
    await browser.close();
  }
  report.write();
} finally {
  await topology.stop();
}
