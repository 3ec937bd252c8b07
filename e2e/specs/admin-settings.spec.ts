import { violations } from '../club/accessibility';
import { figure, rowsOf } from '../club/account-screen';
import { Administration } from '../club/administration';
import { beginFriendly, cell } from '../club/court-grid';
import { typeDate } from '../club/date-field';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { book, onSunday } from '../club/reservations';
import { signInByHttp } from '../club/sign-in-by-http';
import { STREAM_TIMEOUT } from '../club/stream-timeout';
import { successNotice } from '../club/success-notice';
import { navigateClientSide } from '../club/visit';

// A separate club: its prices, seasons, courts and slots change.
test.use({ settings: { CLUB_NOW: SPEC_NOW } });
// Each test begins with what those before it have changed.
test.describe.configure({ mode: 'serial' });

test('rain closes the courts: the open grid turns orange, members with a slot get a refund and see why', async ({
  as,
  club,
}) => {
  const administration = await Administration.of(club);
  const kruno = await administration.enrol('Kruno', 'Kišić');
  await administration.pay(kruno, 10);
  await book(await administration.callerOf(kruno), onSunday(9));
  const grid = await as(kruno.username, '/main-reservations');
  const place = 'Teren 1, nedjelja 22. studenoga, 14:00–15:30';
  await expect(cell(grid, place, 'vaš termin')).toBeVisible();
  const account = await as(kruno.username, '/account-status');
  await expect(figure(account, 'Stanje')).toHaveText('3,00 €');

  const admin = await as('admin', '/admin/court-closures');
  await typeDate(admin, 'Od datuma', '22112026');
  await typeDate(admin, 'Do datuma', '22112026');
  await typeDate(admin, 'Od sata', '1400');
  await typeDate(admin, 'Do sata', '1600');
  await admin.getByLabel('Razlog').fill('Kiša');
  await admin.getByRole('button', { name: 'Pregled rezervacija' }).click();
  const voided = admin.getByRole('region', { name: 'Otkazuje se: 1 rezervacija' });
  await expect(voided).toContainText('Kruno Kišić');
  await expect(cell(grid, place, 'vaš termin')).toBeVisible();
  await voided.getByRole('button', { name: 'Zatvori terene' }).click();
  const question = admin.getByRole('dialog', { name: 'Želite li zatvoriti terene?' });
  await expect(question).toContainText('22.11.2026., od 14:00 do 16:00');
  await question.getByRole('button', { name: 'Zatvori terene' }).click();
  await expect(admin.getByRole('region', { name: 'Tereni su zatvoreni. Otkazano: 1 rezervacija.' })).toContainText(
    'Kišić',
  );

  await expect(cell(grid, place, 'održavanje')).toBeVisible();
  await expect(cell(grid, 'Teren 2, nedjelja 22. studenoga, 15:30–17:00', 'održavanje')).toBeVisible();
  await expect(cell(grid, 'Teren 1, nedjelja 22. studenoga, 12:30–14:00', 'slobodno')).toBeVisible();
  await cell(grid, place, 'održavanje').hover();
  await expect(grid.getByRole('tooltip')).toHaveText('Održavanje: Kiša');
  await expect(figure(account, 'Stanje')).toHaveText('10,00 €');
  await account.getByRole('link', { name: 'Moje rezervacije' }).click();
  await account.getByText('Otkazane (1)').click();
  await expect(rowsOf(account, 'Otkazane rezervacije')).toContainText('OtkazanoKiša');

  await admin.getByRole('button', { name: 'Poništi zatvaranje: zatvaranje 22.11.2026.' }).click();
  const undoing = admin.getByRole('dialog', { name: 'Želite li poništiti zatvaranje?' });
  await expect(undoing).toContainText('Otkazano ostaje: 1 rezervacija.');
  await undoing.getByRole('button', { name: 'Poništi zatvaranje' }).click();
  await expect(rowsOf(admin, 'Zatvaranja')).toContainText('Poništeno');
  await expect(cell(grid, place, 'slobodno')).toBeVisible();
});

test('a price list from today on appears in every open page, and old bookings keep their price', async ({
  as,
  club,
}) => {
  const administration = await Administration.of(club);
  const cvita = await administration.enrol('Cvita', 'Cijenić');
  await book(await administration.callerOf(cvita), onSunday(3));
  const prices = await as(cvita.username, '/price-list');
  await expect(rowsOf(prices, 'Cijene termina').first()).toHaveText('Dnevni termin7,00 €');
  const grid = await as(cvita.username, '/main-reservations');

  const admin = await as('admin', '/admin/settings');
  await admin.getByRole('button', { name: 'Novi cjenik' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Novi cjenik' });
  await typeDate(dialog, 'Vrijedi od', '19112026');
  await dialog.getByLabel('Dnevni termin €').fill('8,505');
  const save = dialog.getByRole('button', { name: 'Spremi' });
  await save.click();
  await expect(dialog.getByText('Najviše dvije decimale.')).toBeVisible();
  await dialog.getByLabel('Dnevni termin €').fill('8,50');
  await save.click();
  await expect(dialog.getByText('Cjenik može vrijediti najranije od danas.')).toBeVisible();
  await typeDate(dialog, 'Vrijedi od', '20112026');
  await dialog.getByRole('button', { name: 'Ukloni paket 3' }).click();
  await save.click();
  const question = admin.getByRole('dialog', { name: 'Cjenik vrijedi odmah. Želite li ga spremiti?' });
  await expect(question).toContainText('Dnevni termin: sada 7,00 €, zatim 8,50 €');
  await question.getByRole('button', { name: 'Spremi cjenik' }).click();
  await expect(successNotice(admin, 'Cjenik od 20.11.2026. je spremljen.')).toBeVisible();
  await expect(rowsOf(admin, 'Cjenici').first()).toContainText('Na snazi');

  await expect(rowsOf(prices, 'Cijene termina').first()).toHaveText('Dnevni termin8,50 €');
  await expect(rowsOf(prices, 'Paketi')).toHaveCount(2);
  const place = 'Teren 2, nedjelja 22. studenoga, 09:30–11:00';
  const booking = await beginFriendly(grid, place);
  await expect(booking).toContainText('Cijena: 8,50 €');
  await booking.getByRole('button', { name: 'Rezerviraj' }).click();
  await expect(cell(grid, place, 'vaš termin')).toBeVisible();
  await navigateClientSide(grid, '/account-status');
  await expect(figure(grid, 'Stanje')).toHaveText('−15,50 €');
});

test('shortening a season lists the bookings left outside, and voids them only after a confirmation', async ({
  as,
  club,
}) => {
  const administration = await Administration.of(club);
  const sena = await administration.enrol('Sena', 'Sezonić');
  const caller = await administration.callerOf(sena);
  await book(caller, { index: 4, id: 3, formattedDate: '2026-11-23' });
  const grid = await as(sena.username, '/main-reservations');
  const place = 'Teren 1, ponedjeljak 23. studenoga, 09:30–11:00';
  await expect(cell(grid, place, 'vaš termin')).toBeVisible();

  const admin = await as('admin', '/admin/settings');
  const shorten = async () => {
    await admin
      .getByRole('region', { name: 'Postavke sezone', exact: true })
      .getByRole('button', { name: /^Uredi/ })
      .click();
    const dialog = admin.getByRole('dialog', { name: 'Promjena sezone' });
    await typeDate(dialog, 'Zatvara se', '22112026');
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    return dialog;
  };
  const dialog = await shorten();
  const outside = admin.getByRole('dialog', { name: /^Izvan sezone ostaju 3 rezervacije$/ });
  await expect(rowsOf(admin, 'Neplaćeno i besplatno: ništa se ne vraća').first()).toContainText('Sena Sezonić');
  await outside.getByRole('button', { name: 'Odustani' }).click();
  await expect(outside).toBeHidden();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(cell(grid, place, 'vaš termin')).toBeVisible();

  await shorten();
  await outside.getByRole('button', { name: 'Otkaži rezervacije i spremi' }).click();
  await expect(successNotice(admin, 'Spremljeno je: Sezona 2026.')).toBeVisible();
  await expect(grid.getByRole('region', { name: 'Ponedjeljak' })).toContainText('Tereni su zatvoreni.');
  const { content } = await caller.ask<{ content: object[] }>('GET', 'my-reservations?page=0&size=10');
  expect(content).toMatchObject([{ cancelReason: 'Termin je izvan sezone' }]);
});

test('Escape asks before the input of a dialog is lost, and then closes only the question', async ({ as }) => {
  const admin = await as('admin', '/admin/settings');
  await admin.getByRole('button', { name: 'Sakrij termin' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Skrivanje termina' });
  // A list over the dialog closes first; afterwards Escape must still work for the dialog.
  await dialog.getByRole('combobox', { name: 'Termin' }).click();
  await admin.getByRole('option', { name: 'Teren 1, 08:00' }).click();
  const question = admin.getByRole('dialog', { name: 'Želite li zatvoriti bez spremanja?' });
  await admin.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Nastavi unos' })).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByRole('combobox', { name: 'Termin' })).toHaveText('Teren 1, 08:00');
  await admin.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Zatvori bez spremanja' }).click();
  await expect(dialog).toBeHidden();
});

test('the closure, the price list and the season that were changed are in the log, with before and after', async ({
  as,
}) => {
  const admin = await as('admin', '/admin/action-log');
  const record = rowsOf(admin, 'Dnevnik radnji administratora');
  await expect(record.filter({ hasText: 'Promjena sezone' })).toContainText('poslije: 22.11.2026.');
  await expect(record.filter({ hasText: 'Novi cjenik' })).toContainText('Dnevni terminposlije: 8,50 €');
  await expect(record.filter({ hasText: 'Zatvaranje terena' }).last()).toContainText('Razlogposlije: Kiša');
});

interface Seasons {
  seasons: { id: number; name: string; opensOn: string; closesOn: string }[];
}

/** Sets the last day of the only season; bookings after it are voided. */
async function endSeason(admin: HttpMember, closesOn: string): Promise<void> {
  const { seasons } = await admin.ask<Seasons>('GET', 'admin/settings');
  const { id, ...season } = seasons[0] as Seasons['seasons'][number];
  await admin.ask('PUT', `admin/settings/seasons/${id}`, { ...season, closesOn, voidOutside: true });
}

test('when the season ends a message replaces the open grid, the server refuses, and both come back', async ({
  as,
  club,
}) => {
  const closed =
    'Tereni su zatvoreni. Informacije o početku nove sezone bit će ažurirane na ovoj stranici početkom proljeća.';
  const place = 'Teren 2, subota 21. studenoga, 08:00–09:30';
  const admin = await signInByHttp(club.url, 'admin');
  const ana = await as('ana', '/main-reservations');
  await cell(ana, place, 'slobodno').click();
  await expect(ana.getByRole('dialog', { name: 'Susret:' })).toBeVisible();

  await endSeason(admin, '2026-11-19');
  // The open question closes too.
  await expect(ana.getByRole('alert').getByText('Tereni su na taj dan zatvoreni.')).toBeVisible();
  await expect(ana.getByRole('dialog')).toHaveCount(0);
  await expect(ana.getByText(closed)).toBeVisible();
  await expect(cell(ana, place, 'slobodno')).toHaveCount(0);
  await ana.getByRole('link', { name: 'Tko igra? Po imenima' }).click();
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Rezervacija terena po imenima');
  await expect(ana.getByText(closed)).toBeVisible();

  const member = await signInByHttp(club.url, 'ana');
  const booking = { index: 2, id: 2, formattedDate: '2026-11-21' };
  const refused = await member.call('POST', 'create-frendly-reservation', booking);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'SEASON_CLOSED', message: 'Tereni su na taj dan zatvoreni.' });

  await ana.goto('/main-reservations');
  await endSeason(admin, '2027-04-04');
  await expect(cell(ana, place, 'slobodno')).toBeVisible();
});

test('the price changes while ana’s question is open: she is asked again, and pays what she has confirmed', async ({
  as,
  club,
}) => {
  const place = 'Teren 1, ponedjeljak 23. studenoga, 08:00–09:30';
  const admin = await signInByHttp(club.url, 'admin');
  const ana = await as('ana', '/main-reservations');
  const question = await beginFriendly(ana, place);
  await expect(question).toContainText('Cijena: 8,50 €');

  const prices = { validFrom: '2026-11-23', dayPrice: 12, nightPrice: 15, nightFrom: '19:00', packages: [] };
  await admin.ask('POST', 'admin/settings/price-lists', prices);
  await expect(question).toContainText('Cijena se u međuvremenu promijenila.');
  await expect(question).toContainText('Cijena: 12,00 €');
  await expect(question).not.toContainText('Cijena: 8,50 €');
  await question.getByRole('button', { name: 'Rezerviraj' }).click();
  await expect(cell(ana, place, 'vaš termin')).toBeVisible();

  const iva = await signInByHttp(club.url, 'iva');
  const seen = { index: 4, id: 2, formattedDate: '2026-11-23', cijena: 8.5 };
  const refused = await iva.call('POST', 'create-frendly-reservation', seen);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'PRICE_CHANGED' });
});

test('booked times stay, and a new time appears in every open grid at once', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const tin = await administration.enrol('Tin', 'Terminić');
  await book(await administration.callerOf(tin), onSunday(9));
  const grid = await as(tin.username, '/main-reservations');
  await expect(cell(grid, 'Teren 1, nedjelja 22. studenoga, 14:00–15:30', 'vaš termin')).toBeVisible();

  const admin = await as('admin', '/admin/settings');
  const first = admin.getByRole('group', { name: 'Teren 1' });
  const starts = first.getByLabel('Počeci termina');
  await expect(starts).toHaveValue(/^08:00, 09:30, .*20:00$/);
  await first.getByLabel('Prvi termin').fill('07:30');
  await expect(first.getByText(/^Pregled: 07:30–09:00, 09:00–10:30/)).toBeVisible();
  await admin.getByRole('button', { name: 'Spremi termine' }).click();
  const inTheWay = admin.getByRole('table', { name: 'Rezervacije izvan novih termina' });
  await expect(inTheWay.getByRole('row', { name: /22\.11\.2026\..*Tin Terminić/ })).toContainText('14:00–15:30');
  // From the top of the page, because for axe elements covered by the header have no size.
  // The page itself scrolls to the message, in a later frame than it shows it.
  await admin.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await admin.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(admin)).toEqual([]);

  await starts.fill('06:30, 08:00, 09:30, 11:00, 12:30, 14:00, 15:30, 17:00, 18:30, 20:00');
  await admin.getByRole('button', { name: 'Spremi termine' }).click();
  await expect(successNotice(admin, 'Termini su spremljeni.')).toBeVisible();
  await expect(inTheWay).toBeHidden();
  await expect(cell(grid, 'Teren 1, nedjelja 22. studenoga, 06:30–08:00', 'slobodno')).toBeVisible(STREAM_TIMEOUT);
  await expect(cell(grid, 'Teren 1, nedjelja 22. studenoga, 14:00–15:30', 'vaš termin')).toBeVisible();
});
