import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import type { Winner } from '@club/shared/contracts/league/winners';
import { violations } from '../club/accessibility';
import { typeDate } from '../club/date-field';
import { drag } from '../club/drag';
import { createFirstAdministrator, FIRST_ADMINISTRATOR } from '../club/first-administrator';
import { expect, test } from '../club/fixtures';
import { LeagueSeason, LOSS, WIN } from '../club/league-season';
import { saveData } from '../club/save-data';
import { signInByHttp } from '../club/sign-in-by-http';
import { successNotice } from '../club/success-notice';
import { startVerifiedClub, type VerifiedClub } from '../club/verified-club';
import { navigateClientSide, signIn, visit } from '../club/visit';

const YEAR = 2026;
const PLAYERS = 24;

/** Dates of a round: by the club's clock every round has begun, and each takes a day, so that the next can follow at once. */
const dates = (round: number) => ({ startDate: `2026-07-0${round + 2}`, endDate: `2026-07-0${round + 2}` });

let verified: VerifiedClub;
let season: LeagueSeason;
test.beforeAll(async () => {
  verified = await startVerifiedClub({ DEMO: '0', CLUB_NOW: '2026-07-10T08:00:00Z', CALLS_PER_MINUTE: '0' });
});
test.afterAll(() => verified.close());

const pairOf = ({ player1, player2 }: LeagueMatch) =>
  `izazivač ${player2.displayName}, branitelj ${player1.displayName}`;

test(`a season of ${PLAYERS} players over 6 rounds, from the first registration to the champion`, async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { club, verify } = verified;
  const page = await visit(browser, club.url);
  await saveData(page.context());
  const expectNotice = (message: string) => expect(successNotice(page, message)).toBeVisible();
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const inDialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const finish = async () => {
    await press('Završi sezonu');
    await inDialog(/završiti sezonu/)
      .getByRole('button', { name: 'Završi sezonu' })
      .click();
  };
  const accessible = async () => expect(await violations(page)).toEqual([]);

  await test.step('an empty club gets its administrator, its players and two members who play', async () => {
    await createFirstAdministrator(page, club);
    season = new LeagueSeason(YEAR, await signInByHttp(club.url, FIRST_ADMINISTRATOR.username), verify);
    for (let number = 1; number < PLAYERS; number += 1) await season.register(number);
    await signIn(page, FIRST_ADMINISTRATOR.username);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await navigateClientSide(page, `/admin/league-registrations?year=${YEAR}`);
    await press('Dodaj igrača');
    const form = inDialog(`Novi igrač lige ${YEAR}.`);
    await form.getByLabel('Ime', { exact: true }).fill('Igrač');
    await form.getByLabel('Prezime').fill(`Broj${PLAYERS}`);
    await typeDate(form, 'Datum rođenja', '01051990');
    await form.getByLabel('E-pošta').fill(`broj${PLAYERS}@example.com`);
    await form.getByLabel('Telefon').fill('091 111 222');
    await form.getByLabel('Mjesto stanovanja').fill('Ivankovo');
    await accessible();
    await form.getByRole('button', { name: 'Dodaj' }).click();
    await expectNotice('Igrač je prijavljen za ligu. Igrač nije povezan s korisnikom.');
    await verify();
  });

  await test.step('the season has 6 rounds, and the first is published from the preset pyramid', async () => {
    await navigateClientSide(page, '/admin/settings');
    await press(`Uredi, sezona lige ${YEAR}.`);
    const form = inDialog(`Postavke lige ${YEAR}.`);
    await form.getByLabel('Broj kola').fill('6');
    await accessible();
    await form.getByRole('button', { name: 'Spremi' }).click();
    await expectNotice('Postavke sezone su spremljene.');
    await navigateClientSide(page, '/admin/pyramid-control');
    await press('Poredaj po redu prijave');
    await inDialog(/složiti iznova/)
      .getByRole('button', { name: 'Složi' })
      .click();
    await expect(page.getByRole('button', { name: /^6\. red, 4\. pozicija: Broj24 I\./ })).toBeVisible();
    // Open long enough for players to enter results.
    await season.change('POST', 'rounds', { ...dates(1), endDate: '2026-07-20' });
  });

  await test.step('round 1: a player enters, the other disputes, and the administrator accepts it', async () => {
    const [match] = (await season.control()).openMatches as [LeagueMatch];
    const [first, second] = [await season.memberFor(match.player1.id), await season.memberFor(match.player2.id)];
    await first.ask('PUT', `update-results-league/${match.id}`, { ...WIN, version: match.version });
    const stranger = (await season.control()).openMatches[1] as LeagueMatch;
    expect((await first.call('PUT', `update-results-league/${stranger.id}`, { ...WIN, version: 0 })).status).toBe(403);
    const mine = (await second.ask<MyLeagueMatch[]>('GET', 'my-results-league')).find(({ id }) => id === match.id);
    const dispute = { reason: 'Drugi set je bio 6:2', version: mine?.version };
    await second.ask('POST', `league-matches/${match.id}/dispute`, dispute);
    await verify();
    await season.playOpen();
    await season.change('PUT', 'rounds/1/dates', dates(1));
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
    await expectNotice('Kolo je objavljeno.');
    await verify();
  });

  await test.step('round 2: a substitute plays, and a player forfeits', async () => {
    const [match, other] = (await season.control()).openMatches as [LeagueMatch, LeagueMatch];
    const person = { firstName: 'Zamjena', lastName: 'Rezervić', nickname: null, birthDate: null };
    const unknown = { residence: null, email: null, phone: null };
    const { player } = await season.admin.ask<{ player: { id: number } }>('POST', 'admin/league/players', {
      ...person,
      ...unknown,
    });
    await season.change('PUT', 'rounds/2/absences', { playerId: match.player1.id, substituteId: player.id });
    await season.enter(other, {
      outcome: 'WALKOVER',
      by: other.player2.id,
      ...{ ...WIN, set1Igrac1: 0, set1Igrac2: 0, set2Igrac1: 0, set2Igrac2: 0 },
    });
    await season.playOpen();
    await season.publish(dates(3));
  });

  await test.step('round 3: a player leaves and a player joins', async () => {
    const match = (await season.control()).openMatches.at(-1) as LeagueMatch;
    await page.goto('/admin/pyramid-control/rounds');
    await press('Upiši odustajanje');
    const form = inDialog('Odustajanje od sezone');
    await form.getByRole('combobox', { name: 'Igrač' }).click();
    await page.getByRole('option', { name: `${match.player1.prezime} ${match.player1.ime}`, exact: true }).click();
    await form.getByLabel('Razlog').fill('Ozljeda');
    await form.getByRole('button', { name: 'Upiši odustajanje' }).click();
    await expectNotice('Odustajanje je spremljeno.');
    await verify();
    expect((await season.control()).openMatches.find(({ id }) => id === match.id)).toMatchObject({
      outcome: 'WALKOVER',
    });
    await season.register(PLAYERS + 1);
    await expect(page.getByText(`Idućom objavom ulaze: Broj${PLAYERS + 1} I.`)).toBeVisible();
    await season.playOpen();
    await season.publish(dates(4));
  });

  await test.step('round 4, and a correction of round 2, which is previewed with its effects', async () => {
    await season.playOpen();
    const before = (await season.results()).resultsLeagueDataGrouped.DRUGO_KOLO?.find(
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
    await expect(form.getByText('Bodovi će se uračunati; mjesto u piramidi ostaje.')).toBeVisible();
    await expect(form.getByRole('region', { name: 'Bodovi', exact: true })).toContainText(won.displayName);
    await accessible();
    const places = async () =>
      (await season.results()).pyramidInitialDataGrouped.CETVRTO_KOLO?.map(({ player }) => player?.id);
    const placed = await places();
    await form.getByRole('button', { name: 'Spremi ispravak' }).click();
    await expectNotice('Bodovi su uračunati; mjesto u piramidi ostaje.');
    expect(await places()).toEqual(placed);
    await verify();
    await navigateClientSide(page, '/admin/pyramid-control/changes');
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
    await expectNotice('Kolo je objavljeno.');
    expect((await season.results()).pyramidInitialDataGrouped.PETO_KOLO?.[0]?.player?.displayName).toBe(second);
    await season.change('PUT', 'rounds/5/dates', dates(5));
    await season.playOpen();
    await season.publish(dates(6));
    await season.playOpen();
    await season.publish(null);
  });

  await test.step('the draw is published from its preview, and played to the champion', async () => {
    await page.goto('/admin/pyramid-control/knockout/preview');
    await expect(page.getByRole('table', { name: 'Parovi: 1/16 finala' })).toBeVisible();
    await accessible();
    await press('Objavi');
    await inDialog('Želite li objaviti ždrijeb?').getByRole('button', { name: 'Objavi' }).click();
    await expectNotice('Ždrijeb je objavljen.');
    await verify();
    await correctKnockout();
    while ((await season.playOpen()) > 0);
    await page.goto('/admin/pyramid-control/knockout');
    await press('Objavi ždrijeb');
    await inDialog('Ždrijeb utješnog turnira').getByRole('button', { name: 'Objavi' }).click();
    await expectNotice('Ždrijeb utješnog turnira je objavljen.');
    while ((await season.playOpen()) > 0);
    await accessible();
    await finish();
    await expect(page.getByRole('heading', { name: `Sezona ${YEAR}. je završena` })).toBeVisible();
    const winners = await season.admin.ask<Winner[]>('GET', 'summer-league/winners');
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
  await test.step('its end can be undone while the next season is not published', async () => {
    await press('Poništi kraj sezone');
    await inDialog(`Želite li poništiti kraj sezone ${YEAR}.?`)
      .getByRole('button', { name: 'Poništi kraj sezone' })
      .click();
    await expectNotice('Kraj sezone je poništen.');
    await verify();
    await finish();
    await expect(page.getByText(`Sezona ${YEAR + 1}. nije objavljena`)).toBeVisible();
    await verify();
  });
  await page.context().close();
});

/** Reverses a result of the first phase while nothing depends on it, so that a different player plays the next match. */
async function correctKnockout(): Promise<void> {
  const [match] = (await season.control()).openMatches as [LeagueMatch];
  await season.enter(match, { outcome: 'PLAYED', ...WIN });
  const entered = (await season.control()).openMatches.find(({ id }) => id === match.id) as LeagueMatch;
  const reversed = { outcome: 'PLAYED', ...LOSS, reason: 'Krivo upisano' };
  const preview = await season.previewCorrection(entered, reversed);
  expect(preview.matches.flatMap(({ after }) => after ?? []).map(({ id }) => id)).toContain(match.player2.id);
  await season.enter(entered, reversed);
}
