import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import type { Registration } from '@club/shared/contracts/league/registrations-control';
import type { CorrectionPreview, SeasonControl } from '@club/shared/contracts/league/rounds';
import type { Winner } from '@club/shared/contracts/league/winners';
import type { Locator, Page } from '@playwright/test';
import { verifyLeague } from '../../server/src/league';
import { openDatabase } from '../../server/src/platform/database';
import { violations } from '../club/accessibility';
import { PASSWORD } from '../club/accounts';
import { typeDate } from '../club/date-field';
import { createFirstAdministrator, FIRST_ADMINISTRATOR } from '../club/first-administrator';
import { expect, test } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { createOwnDatabase, postgresMissing } from '../club/own-database';
import { type RunningClub, startClub } from '../club/running-club';
import { saveData } from '../club/save-data';
import { signInByHttp } from '../club/sign-in-by-http';
import { successNotice } from '../club/success-notice';
import { verifySeasons } from '../club/verify-seasons';
import { goWithin, signIn, visit } from '../club/visit';

const YEAR = 2026;
const SEASON = `admin/league/seasons/${YEAR}`;
const PLAYERS = 24;
const WIN = { set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 6, set2Igrac2: 4 };
const LOSS = { set1Igrac1: 3, set1Igrac2: 6, set2Igrac1: 4, set2Igrac2: 6 };
const settings = { DEMO: '0', CLUB_NOW: '2026-07-10T08:00:00Z', CALLS_PER_MINUTE: '0' };

/** By the club's clock every round has begun; one day each, so that the next can follow at once. */
const dates = (round: number) => ({ startDate: `2026-07-0${round + 2}`, endDate: `2026-07-0${round + 2}` });
const two = (number: number) => String(number).padStart(2, '0');

let club: RunningClub;
let admin: HttpMember;
/**
 * Compares what is stored for the pages with the engine's replay; the embedded database can be read only at the end.
 */
let verify = async () => undefined as unknown;
let close = async () => undefined as unknown;

test.beforeAll(async () => {
  const own = postgresMissing ? undefined : await createOwnDatabase();
  club = await startClub({ ...settings, ...(own ? { DATABASE_URL: own.url } : {}) });
  const db = own && (await openDatabase({ dataDir: '', databaseUrl: own.url }, console.error));
  if (db) verify = async () => expect(await verifyLeague(db.handle)).toEqual([]);
  close = async () => {
    await db?.close();
    await club.stop();
    if (!own) verifySeasons({ ...settings, DATA_DIR: club.dataDir });
    await club.discard();
    await own?.drop();
  };
});
test.afterAll(() => close());

const control = () => admin.ask<SeasonControl>('GET', SEASON);
const results = () => admin.ask<AllPyramids>('GET', `all-pyramids?godina=${YEAR}`);

/** A change of the season by its administrator, from an up-to-date page. */
async function change(method: 'POST' | 'PUT', call: string, body: object = {}): Promise<void> {
  const { version } = await control();
  await admin.ask(method, `${SEASON}/${call}`, { ...body, version });
  await verify();
}

const write = (match: LeagueMatch, result: object) =>
  admin.ask('PUT', `${SEASON}/matches/${match.id}`, { ...result, version: match.version });

async function enter(match: LeagueMatch, result: object): Promise<void> {
  await write(match, result);
  await verify();
}

/** Plays all open matches at once; the winner follows only from the two numbers. */
async function playOpen(): Promise<number> {
  const open = (await control()).openMatches.filter(({ outcome }) => outcome === null);
  await Promise.all(
    open.map((match) => {
      const isFirst = (match.player1.id * 7 + match.player2.id * 3) % 5 < 3;
      return write(match, { outcome: 'PLAYED', ...(isFirst ? WIN : LOSS) });
    }),
  );
  await verify();
  return open.length;
}

const publish = (round: number | null) =>
  change('POST', 'rounds/publish', { next: round === null ? null : dates(round) });

const pairOf = ({ player1, player2 }: LeagueMatch) => `${player2.displayName} izaziva ${player1.displayName}`;

test(`a season of ${PLAYERS} players over 6 rounds, from the first registration to the champion`, async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const page = await visit(browser, club.url);
  await saveData(page.context());
  const said = (message: string) => expect(successNotice(page, message)).toBeVisible();
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const inDialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const accessible = async () => expect(await violations(page)).toEqual([]);

  await test.step('an empty club gets its administrator, its players and two members who play', async () => {
    await createFirstAdministrator(page, club);
    admin = await signInByHttp(club.url, FIRST_ADMINISTRATOR.username);
    for (let number = 1; number < PLAYERS; number += 1) await register(number);
    await signIn(page, FIRST_ADMINISTRATOR.username);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goWithin(page, `/admin/league-registrations?year=${YEAR}`);
    await press('Dodaj igrača');
    const form = inDialog(`Novi igrač lige ${YEAR}.`);
    await form.getByLabel('Ime', { exact: true }).fill('Igrač');
    await form.getByLabel('Prezime').fill(`Broj${PLAYERS}`);
    await typeDate(form, 'Datum rođenja', '01051990');
    await form.getByLabel('E-mail').fill(`broj${PLAYERS}@example.com`);
    await form.getByLabel('Telefon').fill('091 111 222');
    await form.getByLabel('Mjesto stanovanja').fill('Ivankovo');
    await accessible();
    await form.getByRole('button', { name: 'Dodaj' }).click();
    await said('Igrač je prijavljen u ligu.');
    await verify();
  });

  await test.step('the season has 6 rounds, and the first is published from the preset pyramid', async () => {
    await goWithin(page, '/admin/settings');
    await press(`Uredi, sezona lige ${YEAR}.`);
    const form = inDialog(`Postavke lige ${YEAR}.`);
    await form.getByLabel('Broj kola').fill('6');
    await accessible();
    await form.getByRole('button', { name: 'Spremi' }).click();
    await said('Postavke sezone su spremljene.');
    await goWithin(page, '/admin/pyramid-control');
    await press('Poredaj po redu prijave');
    await inDialog(/složiti iznova/)
      .getByRole('button', { name: 'Složi' })
      .click();
    await expect(page.getByRole('button', { name: /^6\. red, 4\. pozicija: Broj24 I\./ })).toBeVisible();
    // As long as players enter results.
    await change('POST', 'rounds', { ...dates(1), endDate: '2026-07-20' });
  });

  await test.step('round 1: a player enters, the other disputes, and the administrator accepts it', async () => {
    const [match] = (await control()).openMatches as [LeagueMatch];
    const [first, second] = [await member(match.player1.id), await member(match.player2.id)];
    await first.ask('PUT', `update-results-league/${match.id}`, { ...WIN, version: match.version });
    const stranger = (await control()).openMatches[1] as LeagueMatch;
    expect((await first.call('PUT', `update-results-league/${stranger.id}`, { ...WIN, version: 0 })).status).toBe(403);
    const mine = (await second.ask<MyLeagueMatch[]>('GET', 'my-results-league')).find(({ id }) => id === match.id);
    const dispute = { reason: 'Drugi set je bio 6:2', version: mine?.version };
    await second.ask('POST', `league-matches/${match.id}/dispute`, dispute);
    await verify();
    await playOpen();
    await change('PUT', 'rounds/1/dates', dates(1));
    await page.goto('/admin/pyramid-control/rounds/preview');
    const bar = page.getByRole('button', { name: 'Objavi', exact: true });
    await expect(bar).toBeInViewport();
    await expect(bar).toBeDisabled();
    await page.getByRole('checkbox', { name: /^Osporeno:/ }).check();
    await press('Datumi sljedećeg kola');
    const form = inDialog('Datumi 2. kola');
    await typeDate(form, 'Početak', '04072026');
    await typeDate(form, 'Kraj', '04072026');
    await form.getByRole('button', { name: 'Primijeni' }).click();
    await bar.click();
    await inDialog(/zatvoriti 1\. kolo/)
      .getByRole('button', { name: 'Objavi' })
      .click();
    await said('Kolo je objavljeno.');
    await verify();
  });

  await test.step('round 2: a substitute plays, and a player forfeits', async () => {
    const [match, other] = (await control()).openMatches as [LeagueMatch, LeagueMatch];
    const person = { firstName: 'Zamjena', lastName: 'Rezervić', nickname: null, birthDate: null };
    const unknown = { residence: null, email: null, phone: null };
    const { player } = await admin.ask<{ player: { id: number } }>('POST', 'admin/league/players', {
      ...person,
      ...unknown,
    });
    await change('PUT', 'rounds/2/absences', { playerId: match.player1.id, substituteId: player.id });
    await enter(other, {
      outcome: 'WALKOVER',
      by: other.player2.id,
      ...{ ...WIN, set1Igrac1: 0, set1Igrac2: 0, set2Igrac1: 0, set2Igrac2: 0 },
    });
    await playOpen();
    await publish(3);
  });

  await test.step('round 3: a player leaves and a player joins', async () => {
    const match = (await control()).openMatches.at(-1) as LeagueMatch;
    await page.goto('/admin/pyramid-control/rounds');
    await press('Upiši odustajanje');
    const form = inDialog('Odustajanje od sezone');
    await form.getByRole('combobox', { name: 'Igrač' }).click();
    await page.getByRole('option', { name: `${match.player1.prezime} ${match.player1.ime}`, exact: true }).click();
    await form.getByLabel('Razlog').fill('Ozljeda');
    await form.getByRole('button', { name: 'Upiši odustajanje' }).click();
    await said('Odustajanje je spremljeno.');
    await verify();
    expect((await control()).openMatches.find(({ id }) => id === match.id)).toMatchObject({ outcome: 'WALKOVER' });
    await register(PLAYERS + 1);
    await expect(page.getByText(`Idućom objavom ulaze: Broj${PLAYERS + 1} I.`)).toBeVisible();
    await playOpen();
    await publish(4);
  });

  await test.step('round 4, and a correction of round 2, which is previewed with its effects', async () => {
    await playOpen();
    const before = (await results()).resultsLeagueDataGrouped.DRUGO_KOLO?.find(
      ({ outcome, substituted1 }) => outcome === 'PLAYED' && !substituted1,
    ) as LeagueMatch;
    await page.goto('/admin/pyramid-control/results?phase=DRUGO_KOLO');
    await press(`Ispravi, ${pairOf(before)}`);
    const form = inDialog(`${before.player2.displayName} – ${before.player1.displayName}`);
    const won = before.winner?.id === before.player1.id ? before.player2 : before.player1;
    for (const player of [before.player1, before.player2]) {
      const games = player.id === won.id ? '6' : '2';
      for (const set of ['1', '2']) await form.getByLabel(`${player.displayName}, ${set}. set`).fill(games);
    }
    await form.getByRole('button', { name: 'Pregled ispravka' }).click();
    await expect(form.getByText('Unesite razlog ispravka.')).toBeVisible();
    await form.getByLabel('Razlog ispravka').fill('Zamijenjeni igrači');
    await form.getByRole('button', { name: 'Pregled ispravka' }).click();
    await expect(form.getByText('Bodovi su uračunati; mjesto u piramidi ostaje.')).toBeVisible();
    await expect(form.getByRole('region', { name: 'Bodovi', exact: true })).toContainText(won.displayName);
    await accessible();
    const places = async () =>
      (await results()).pyramidInitialDataGrouped.CETVRTO_KOLO?.map(({ player }) => player?.id);
    const placed = await places();
    await form.getByRole('button', { name: 'Spremi ispravak' }).click();
    await said('Bodovi su uračunati; mjesto u piramidi ostaje.');
    expect(await places()).toEqual(placed);
    await verify();
    await goWithin(page, '/admin/pyramid-control/changes');
    await expect(page.getByRole('row').filter({ hasText: 'Zamijenjeni igrači' })).toContainText(
      FIRST_ADMINISTRATOR.name,
    );
  });

  await test.step('the pyramid of round 5 is made by hand, with the keyboard', async () => {
    await page.goto('/admin/pyramid-control/edit-pyramids');
    const place = (row: number) => page.getByRole('button', { name: new RegExp(`^${row}\\. red, 1\\. pozicija`) });
    const name = async (row: number) => /: (.*), /.exec((await place(row).getAttribute('aria-label')) ?? '')?.[1];
    const [top, second] = [await name(1), await name(2)];
    await place(1).focus();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByText(`${top} i ${second} zamijenili su mjesta.`)).toBeVisible();
    await drag(page, place(3), place(4));
    await expect(page.getByText('2 koraka')).toBeVisible();
    await press('Poništi korak');
    await page.getByRole('link', { name: 'Pregled i objava' }).click();
    await expect(page.getByText('Piramida 5. kola uređena je ručno.')).toBeVisible();
    await press('Objavi');
    const question = inDialog(/zatvoriti 4\. kolo/);
    await question.getByRole('button', { name: 'Objavi' }).click();
    await said('Kolo je objavljeno.');
    expect((await results()).pyramidInitialDataGrouped.PETO_KOLO?.[0]?.player?.displayName).toBe(second);
    await change('PUT', 'rounds/5/dates', dates(5));
    await playOpen();
    await publish(6);
    await playOpen();
    await publish(null);
  });

  await test.step('the draw is published from its preview, and played to the champion', async () => {
    await page.goto('/admin/pyramid-control/knockout/preview');
    await expect(page.getByRole('table', { name: 'Parovi: 1/16 finala' })).toBeVisible();
    await accessible();
    await press('Objavi');
    await inDialog('Želite li objaviti ždrijeb?').getByRole('button', { name: 'Objavi' }).click();
    await said('Ždrijeb je objavljen.');
    await verify();
    await correctKnockout();
    while ((await playOpen()) > 0);
    await page.goto('/admin/pyramid-control/knockout');
    await press('Objavi ždrijeb');
    await inDialog('Ždrijeb utješnog turnira').getByRole('button', { name: 'Objavi' }).click();
    await said('Ždrijeb utješnog turnira je objavljen.');
    while ((await playOpen()) > 0);
    await accessible();
    await press('Završi sezonu');
    await inDialog(/završiti sezonu/)
      .getByRole('button', { name: 'Završi sezonu' })
      .click();
    await expect(page.getByRole('heading', { name: `Sezona ${YEAR}. je završena` })).toBeVisible();
    const winners = await admin.ask<Winner[]>('GET', 'summer-league/winners');
    expect(winners.map(({ titles, tournament }) => [titles, tournament]).sort()).toEqual([
      [1, 'CONSOLATION'],
      [1, 'MAIN'],
    ]);
    await verify();
    await press(`Pripremi sezonu ${YEAR + 1}.`);
    await inDialog(/pripremiti sezonu/)
      .getByRole('button', { name: 'Pripremi' })
      .click();
    await expect(page.getByText(`Sezona ${YEAR + 1}. nije objavljena`)).toBeVisible();
    await verify();
  });
  await page.context().close();
});

/** Drags with the mouse like a user: in steps, and releases once the target place is marked. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // It scrolls to where it begins: only then is the target where it will be.
  await from.hover();
  const target = await to.boundingBox();
  if (!target) throw new Error('The place to drop on is not on the page.');
  await page.mouse.down();
  const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.move(x + 3, y + 3, { steps: 3 });
  await expect(to).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
}

/** Added by hand, and accepted at once: with an entry and a fee to pay. */
async function register(number: number): Promise<void> {
  await admin.ask<{ registration: Registration }>('POST', 'admin/league/registrations', {
    year: YEAR,
    firstName: 'Igrač',
    lastName: `Broj${two(number)}`,
    birthDate: `19${two(60 + (number % 40))}-05-01`,
    email: `broj${number}@example.com`,
    phone: '091 111 222',
    city: 'Ivankovo',
  });
}

/** A new signed-in member who is linked to a player. */
async function member(playerId: number): Promise<HttpMember> {
  const userName = `igrac-${playerId}`;
  const person = { firstName: 'Igrač', lastName: `Član${playerId}`, userName, password: PASSWORD };
  await admin.ask('POST', 'admin/user-management', person);
  const users = await admin.ask<{ userId: number; username: string }[]>('GET', 'admin/user-management');
  const memberId = users.find(({ username }) => username === userName)?.userId;
  await admin.ask('PUT', `admin/league/players/${playerId}/member`, { memberId });
  return signInByHttp(club.url, userName);
}

/** A result of the first phase is reversed while nothing depends on it: a different player plays the next match. */
async function correctKnockout(): Promise<void> {
  const [match] = (await control()).openMatches as [LeagueMatch];
  await enter(match, { outcome: 'PLAYED', ...WIN });
  const entered = (await control()).openMatches.find(({ id }) => id === match.id) as LeagueMatch;
  const turned = { outcome: 'PLAYED', ...LOSS, reason: 'Krivo upisano', version: entered.version };
  const preview = await admin.ask<CorrectionPreview>('POST', `${SEASON}/matches/${match.id}/preview`, turned);
  expect(preview.matches.flatMap(({ after }) => after ?? []).map(({ id }) => id)).toContain(match.player2.id);
  await enter(entered, turned);
}
