import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { type Browser, expect, type Page } from '@playwright/test';
import { violations } from '../club/accessibility';
import { PASSWORD } from '../club/accounts';
import { horizontalOverflow } from '../club/page-check';
import { PRODUCT } from '../club/running-club';

const PICTURES = path.join(PRODUCT, 'var/pictures');
const WIDTHS = [360, 1440];

/** The sign-in address to which a page redirects a browser. @param back the page, which may not be the club's */
function authorization(keycloak: string, back: string): string {
  const parameters = new URLSearchParams({
    client_id: 'club-web',
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  return `${keycloak}/realms/club/protocol/openid-connect/auth?${parameters}`;
}

async function look(page: Page, name: string, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  expect([name, await horizontalOverflow(page)]).toEqual([name, 0]);
  expect([name, await violations(page)]).toEqual([name, []]);
  mkdirSync(PICTURES, { recursive: true });
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: path.join(PICTURES, `keycloak-${name}-${width}.png`), fullPage: true });
}

/**
 * Opens all pages that members see, with a one-time password; each must be in Croatian, fit the width, and satisfy axe.
 */
export async function checkKeycloakPages(browser: Browser, keycloak: string, club: string, admin: KeycloakAdminClient) {
  for (const width of WIDTHS) {
    const username = `slika-${width}`;
    const credentials = [{ type: 'password', value: PASSWORD, temporary: true }];
    await admin.users.create({ username, firstName: 'Nova', lastName: 'Članica', enabled: true, credentials });
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      ignoreHTTPSErrors: true,
      locale: 'hr-HR',
    });
    const page = await context.newPage();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

    await page.goto(authorization(keycloak, `${club}/post-login`));
    await look(page, 'sign-in', 'Prijava');
    await fill('Korisničko ime', username);
    await fill('Lozinka', 'kriva');
    await press('Prijavi se');
    await expect(page.getByRole('alert')).toHaveText('Pogrešno korisničko ime ili lozinka.');
    await look(page, 'refused', 'Prijava');

    await fill('Lozinka', PASSWORD);
    await press('Prijavi se');
    await expect(page.getByLabel('Nova lozinka', { exact: true })).toBeVisible();
    await look(page, 'new-password', 'Nova lozinka');
    await fill('Nova lozinka', 'kratka');
    await fill('Ponovite novu lozinku', 'kratka');
    await press('Spremi i prijavi se');
    await expect(page.getByRole('alert')).toHaveText('Lozinka mora imati najmanje 10 znakova.');
    await fill('Nova lozinka', `${PASSWORD}-2`);
    await fill('Ponovite novu lozinku', PASSWORD);
    await press('Spremi i prijavi se');
    await expect(page.getByText('Lozinke se ne podudaraju.')).toBeVisible();
    await look(page, 'new-password-refused', 'Nova lozinka');

    await page.goto(authorization(keycloak, 'https://elsewhere.example/'));
    await look(page, 'error', 'Prijava nije uspjela');
    await page.goto(`${keycloak}/realms/club/protocol/openid-connect/logout?client_id=club-web`);
    await look(page, 'sign-out', 'Odjava');
    await context.close();
  }
  return WIDTHS.map((width) => `${width} px`).join(' and ');
}
