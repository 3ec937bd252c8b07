import { figure, rowsOf } from '../club/account-screen';
import { Administration } from '../club/administration';
import { beginFriendly, cell } from '../club/court-grid';
import { typeDate } from '../club/date-field';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { book, onSunday } from '../club/reservations';
import { successNotice } from '../club/success-notice';
import { navigateClientSide } from '../club/visit';

// A separate club: its prices, seasons and courts change.
test.use({ settings: { CLUB_NOW: SPEC_NOW } });
// The last test reads what the others have changed.
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

test('every changed setting is in the log, with before and after', async ({ as }) => {
  const admin = await as('admin', '/admin/action-log');
  const record = rowsOf(admin, 'Dnevnik radnji administratora');
  await expect(record.filter({ hasText: 'Promjena sezone' })).toContainText('poslije: 22.11.2026.');
  await expect(record.filter({ hasText: 'Novi cjenik' })).toContainText('Dnevni terminposlije: 8,50 €');
  await expect(record.filter({ hasText: 'Zatvaranje terena' }).last()).toContainText('Razlogposlije: Kiša');
});
