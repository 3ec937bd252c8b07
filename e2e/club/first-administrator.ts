import { expect } from '@playwright/test';
import type { RunningClub } from './running-club';

/** The link that an empty club prints a moment after it listens. */
export async function firstAdministratorLink(club: RunningClub): Promise<string> {
  const printed = () => /http\S+\/first-administrator\S+/.exec(club.output())?.[0] ?? '';
  await expect.poll(printed, { timeout: 30_000 }).not.toBe('');
  return printed();
}
