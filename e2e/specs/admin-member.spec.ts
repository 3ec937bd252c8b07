import { figure, rowsOf } from '../club/account-screen';
import { PASSWORD } from '../club/accounts';
import { Administration, newUsername } from '../club/administration';
import { beginFriendly, cell } from '../club/court-grid';
import { expect, test } from '../club/fixtures';
import { successNotice } from '../club/success-notice';
import { navigateClientSide } from '../club/visit';

const NAME = 'Radovan Članić';
const PLACE = 'Teren 1, subota 21. studenoga, 14:00–15:30';
const ROW = '21.11.2026., 14:00–15:30, teren 1';

test('an administrator enrols a member, books, waives and deletes: the member sees each step, and the record keeps it', async ({
  as,
}) => {
  const username = newUsername();
  const admin = await as('admin', '/manage-users');
  const confirmed = async (question: string, button: string) =>
    admin.getByRole('dialog', { name: question }).getByRole('button', { name: button }).click();

  const form = admin.getByRole('region', { name: 'Novi korisnik' });
  await form.getByLabel('Ime', { exact: true }).fill('Radovan');
  await form.getByLabel('Prezime').fill('Članić');
  await form.getByLabel('Korisničko ime').fill(username);
  await form.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Dodaj korisnika' }).click();
  await expect(successNotice(admin, `Dodan je novi račun: ${NAME}.`)).toBeVisible();
  await expect(form.getByLabel('Prezime')).toHaveValue('');

  const grid = await as(username, '/main-reservations');
  await (await beginFriendly(grid, PLACE)).getByRole('button', { name: 'Rezerviraj' }).click();
  await expect(cell(grid, PLACE, 'vaš termin')).toBeVisible();
  const account = await grid.context().newPage();
  await account.goto('/account-status');
  await expect(figure(account, 'Stanje')).toHaveText('−7,00 €');
  await expect(rowsOf(account, 'Neplaćene rezervacije')).toHaveCount(1);

  await navigateClientSide(admin, '/admin-users');
  await admin.getByLabel('Traži po imenu ili korisničkom imenu').fill('clanic');
  await expect(rowsOf(admin, 'Korisnici i stanja računa')).toHaveCount(1);
  await admin.getByRole('button', { name: `Dodaj iznos: ${NAME}` }).click();
  await admin.getByLabel('Iznos u eurima').fill('20');
  await admin.getByRole('button', { name: 'Dalje' }).click();
  await confirmed('Želite li unijeti iznos: 20 eura?', 'Unesi iznos');
  await expect(successNotice(admin, `Unesen je iznos: 20,00 €. ${NAME}, novo stanje: 13,00 €.`)).toBeVisible();
  await expect(rowsOf(admin, 'Korisnici i stanja računa')).toContainText('13,00 €');
  await expect(figure(account, 'Stanje')).toHaveText('13,00 €');
  await expect(account.getByText('Sve je plaćeno.')).toBeVisible();

  await admin.getByRole('link', { name: 'Članić Radovan' }).click();
  await expect(admin).toHaveURL(/\/admin-user-details\/\d+\/Radovan\/%C4%8Clani%C4%87$/);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Podaci o svakom korisniku / Profil igrača');
  await expect(admin.getByRole('main').getByText(NAME, { exact: true }).first()).toBeVisible();
  await expect(rowsOf(admin, 'Plaćene rezervacije').last()).toHaveText('Ukupno7,00 €');
  await admin.getByRole('button', { name: `Označi kao gratis: ${ROW}` }).click();
  await confirmed('Želite li rezervaciju označiti kao gratis?', 'Potvrdi');
  await expect(successNotice(admin, `Rezervacija je sada gratis. ${NAME}, novo stanje: 20,00 €.`)).toBeVisible();
  await expect(rowsOf(admin, 'Gratis rezervacije').first()).toContainText('Gratis');
  await expect(figure(account, 'Stanje')).toHaveText('20,00 €');

  await admin.getByRole('button', { name: `Vrati u neplaćeno: ${ROW}` }).click();
  await confirmed('Želite li rezervaciju vratiti u neplaćene?', 'Potvrdi');
  await expect(successNotice(admin, `Rezervacija više nije gratis. ${NAME}, novo stanje: 13,00 €.`)).toBeVisible();
  await expect(rowsOf(admin, 'Plaćene rezervacije').first()).toContainText('Plaćeno');
  await expect(figure(account, 'Stanje')).toHaveText('13,00 €');
  await expect(account.getByText('Sve je plaćeno.')).toBeVisible();

  await navigateClientSide(admin, `/admin-delete-reservations?player=${encodeURIComponent('Članić')}`);
  await admin.getByRole('button', { name: `Izbriši: ${NAME}, ${ROW}` }).click();
  await confirmed('Jeste li sigurni da želite izbrisati rezervaciju?', 'Izbriši');
  const deleted = `Rezervacija je izbrisana: ${NAME}, 21.11.2026. u 14:00, teren 1. Vraćeno na račun: 7,00 €.`;
  await expect(successNotice(admin, deleted)).toBeVisible();
  await expect(rowsOf(admin, 'Brisanje rezervacija')).toContainText('Izbrisano');
  await expect(cell(grid, PLACE, 'slobodno')).toBeVisible();
  await expect(figure(account, 'Stanje')).toHaveText('20,00 €');

  await navigateClientSide(admin, '/admin/action-log');
  await admin.getByLabel('Na čemu').fill(NAME);
  await admin.getByRole('button', { name: 'Prikaži', exact: true }).click();
  const record = rowsOf(admin, 'Dnevnik radnji administratora');
  await expect(record).toContainText([
    'Brisanje rezervacije',
    'Rezervacija više nije gratis',
    'Rezervacija je gratis',
    'Uplata',
    'Novi korisnik',
  ]);
  await expect(record.nth(3)).toContainText('20.11.2026.');
  await expect(record.nth(3)).toContainText('Zvonimir Matić');
  await expect(record.nth(3)).toContainText('prije: −7,00 € → poslije: 13,00 €');
  await expect(admin.getByText(PASSWORD)).toHaveCount(0);
});

test('a payment booked by mistake is reversed by a new entry with a reason, which the member sees', async ({
  as,
  club,
}) => {
  const administration = await Administration.of(club);
  const greta = await administration.enrol('Greta', 'Stornić');
  await administration.pay(greta, 50);
  const page = await as(greta.username, '/account-status');
  await expect(figure(page, 'Stanje')).toHaveText('50,00 €');
  const admin = await as('admin', `/admin-user-details/${greta.userId}`);
  await admin.getByRole('button', { name: 'Storno: 20.11.2026. Uplata' }).click();
  const prompt = admin.getByRole('dialog', { name: 'Želite li stornirati ovaj upis?' });
  await prompt.getByRole('button', { name: 'Storniraj' }).click();
  await expect(prompt.getByText('Unesite razlog storna.')).toBeVisible();
  await prompt.getByLabel('Razlog storna').fill('Uplata je bila za drugog člana');
  await prompt.getByRole('button', { name: 'Storniraj' }).click();
  await expect(successNotice(admin, 'Upis je storniran. Greta Stornić, novo stanje: 0,00 €.')).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Storno/ })).toHaveCount(0);
  await expect(figure(page, 'Stanje')).toHaveText('0,00 €');
  await expect(rowsOf(page, 'Promet računa').first()).toContainText('Uplata je bila za drugog člana');
  await expect(rowsOf(page, 'Promet računa')).toHaveCount(2);
});
