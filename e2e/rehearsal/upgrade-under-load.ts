import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../club/accounts';
import { beginFriendly, cancel, cell } from '../club/court-grid';
import { signInByHttp } from '../club/sign-in-by-http';
import { ClickingMember, type Clicks, freeCells, noClicks } from './clicking';
import type { Topology } from './topology';
import { expect, seconds } from './wait-until';

export const MEMBERS = 50;
const PLACES = ['Teren 2, ponedjeljak 23. studenoga, 09:30–11:00', 'Teren 2, ponedjeljak 23. studenoga, 11:00–12:30'];

/** Members of the demo club and newly enrolled ones, signed in. */
export async function signInMembers({ url, keycloak }: Topology): Promise<ClickingMember[]> {
  const enter = (username: string) => signInByHttp(url, username, PASSWORD, keycloak.url);
  const admin = await enter('admin');
  const cells = await freeCells(admin);
  if (cells.length < MEMBERS / 4) throw new Error(`Only ${cells.length} cells are free.`);
  const members: ClickingMember[] = [];
  // A few at a time, as in reality; each sign-in costs Keycloak a password check.
  const join = async (n: number) => {
    const username = `proba-${n}`;
    const person = { firstName: 'Proba', lastName: `Broj ${n}`, userName: username, password: PASSWORD };
    await admin.ask('POST', 'admin/user-management', person);
    // Several members compete for each cell.
    const own = cells[n % cells.length];
    if (own) members.push(new ClickingMember(username, await enter(username), own));
  };
  for (let n = 0; n < MEMBERS; n += 5) await Promise.all([0, 1, 2, 3, 4].map((more) => join(n + more)));
  return members;
}

/** Books and cancels in a real page. Anything that a member would have to repeat is a failure, and ends it. */
async function clickInPage(page: Page, place: string, isOver: () => boolean, clicks: Clicks): Promise<void> {
  try {
    while (!isOver()) {
      clicks.made += 2;
      const question = await beginFriendly(page, place);
      await question.getByRole('button', { name: 'Rezerviraj' }).click();
      await expect(cell(page, place, 'vaš termin')).toBeVisible();
      await cancel(page, place);
      await expect(cell(page, place, 'slobodno')).toBeVisible();
    }
  } catch (error) {
    const alerts = await page.getByRole('alert').allTextContents();
    clicks.failed.push(`${place}: ${alerts.join(' ')} ${String(error).slice(0, 200)}`);
  }
}

/** Kills, restarts and upgrades both processes while everybody clicks. */
export async function upgradeUnderLoad(topology: Topology, members: ClickingMember[], pages: Page[]) {
  let isOver = false;
  const [clicks, inPages] = [noClicks(), noClicks()];
  const clicking = Promise.all([
    ...members.map((member) => member.clickUntil(() => isOver, clicks)),
    ...pages.map((page, i) => clickInPage(page, PLACES[i] ?? '', () => isOver, inPages)),
  ]);
  const [first, second] = topology.processes as [Topology['processes'][0], Topology['processes'][0]];
  const done: string[] = [];
  const act = async (name: string, work: () => Promise<unknown>) => {
    const began = Date.now();
    await work();
    done.push(`${name} ${seconds(Date.now() - began)}`);
    await pause(3_000);
  };
  try {
    await pause(3_000);
    await act('killed', () => first.kill());
    await act('started again', () => first.restart());
    await act('other one restarted', () => second.restart());
    await act('first upgraded', () => topology.upgrade(0));
    await act('second upgraded', () => topology.upgrade(1));
  } finally {
    isOver = true;
  }
  await clicking;
  return { clicks, inPages, done };
}
