import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type NewUsername, PASSWORD, type Username } from './accounts';
import type { BrowserPool } from './browser-pool';
import { sessionByHttp } from './sign-in-by-http';

/** A page in a new browser, without a session. */
export async function visit(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  return context.newPage();
}

/**
 * Gives a browser the session of an earlier sign-in: sets the session's cookies, the silent check on load does the
 * rest. signing-in.spec.ts tests the form.
 */
export async function addSession(
  context: BrowserContext,
  url: string,
  username: Username | NewUsername,
): Promise<void> {
  const jar = await sessionByHttp(url, username);
  await context.addCookies(jar.all.map((cookie) => ({ ...cookie, domain: new URL(url).hostname })));
}

/** A page in a new browser with a session. */
export async function visitAs(browser: Browser, url: string, username: Username | NewUsername): Promise<Page> {
  const page = await visit(browser, url);
  await addSession(page.context(), url, username);
  return page;
}

/**
 * A page for all tests of a file, open at an address. In the end its browser is released, or closed if no other file
 * would use it.
 */
export async function sharedPage(
  browsers: BrowserPool,
  url: string,
  address: string,
  username?: Username | NewUsername,
): Promise<Page> {
  const context = await browsers.acquire(url);
  if (username) await addSession(context, url, username);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/**
 * Navigates an open page to another address as its links do, without loading the page again, and waits until the other
 * screen has replaced this one. Does nothing if the page is already at the address.
 */
export async function navigateClientSide(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (`${pathname}${search}` === address) return;
  await page.evaluate((to) => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('data-left', heading.textContent ?? '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // Two screens of the same component share the element, but not its text.
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && heading.getAttribute('data-left') !== heading.textContent;
  });
}

/**
 * Opens an address, and waits until the page's event stream has begun, whose first event loads again what has changed
 * shortly before: for pages whose later calls are broken or counted.
 */
export const openWithStream = (page: Page, address: string): Promise<unknown> =>
  Promise.all([page.waitForResponse('**/api/events*'), page.goto(address)]);

/** The sign-in button on the landing page. */
export const signInButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Prijava', exact: true });

/** The button of the signed-in user in the header. */
export const user = (page: Page, name: string): Locator => page.getByRole('button', { name: `Korisnik: ${name}` });

/** Goes from the landing page to the form of the identity provider. */
export async function openSignIn(page: Page): Promise<void> {
  await page.goto('/login');
  await signInButton(page).click();
}

/** Fills in the open form and submits it; after a refusal it is open again. */
export async function fillSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Korisničko ime').fill(username);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
}

/** Signs in like a user, from the landing page through the form. */
export async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await openSignIn(page);
  await fillSignIn(page, username, password);
  await page.waitForURL((url) => !url.pathname.startsWith('/realms/') && url.pathname !== '/post-login');
}
