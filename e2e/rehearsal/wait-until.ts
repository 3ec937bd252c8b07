import { setTimeout as pause } from 'node:timers/promises';
import { expect as at } from '@playwright/test';

/** A long timeout, because a busy machine is not a failure. */
export const expect = at.configure({ timeout: 30_000 });

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Waits until `look` returns true. @returns the duration */
export async function waitUntil(look: () => Promise<boolean>, within: number): Promise<number> {
  const began = Date.now();
  while (!(await look())) {
    if (Date.now() - began > within) throw new Error(`The condition was not met within ${seconds(within)}.`);
    await pause(250);
  }
  return Date.now() - began;
}
