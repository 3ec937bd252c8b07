import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './accounts';
import type { RunningClub } from './running-club';

/** The administrator of a club that began empty, with the password of all accounts. */
export const FIRST_ADMINISTRATOR = { username: 'vesna', name: 'Vesna Đurđević' } as const;

/** The link that an empty club prints a moment after it listens. */
export async function firstAdministratorLink(club: RunningClub): Promise<string> {
  const printed = () => /http\S+\/first-administrator\S+/.exec(club.output())?.[0] ?? '';
  await expect.poll(printed, { timeout: 30_000 }).not.toBe('');
  return printed();
}

/** Fills in the form behind that link and submits it. */
export async function fillFirstAdministrator(page: Page, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('Ime', { exact: true }).fill('Vesna');
  await page.getByLabel('Prezime').fill('Đurđević');
  await page.getByLabel('E-pošta').fill('vesna@example.com');
  await page.getByLabel('Korisničko ime').fill(FIRST_ADMINISTRATOR.username);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Stvori administratora' }).click();
}

export async function createFirstAdministrator(page: Page, club: RunningClub): Promise<void> {
  await page.goto(await firstAdministratorLink(club));
  await fillFirstAdministrator(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sve je spremno');
}
