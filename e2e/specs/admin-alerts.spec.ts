import { rowsOf } from '../club/account-screen';
import { PASSWORD } from '../club/accounts';
import { Administration, newUsername } from '../club/administration';
import { breakCall, FAILURE } from '../club/broken-call';
import { expect, test } from '../club/fixtures';
import { book, cancelBooking, onSunday } from '../club/reservations';
import { successNotice } from '../club/success-notice';
import { navigateClientSide } from '../club/visit';

/** The texts of the error catalogue (first specification, section 8), as shown to an administrator. */
const NO_REASON = 'Morate unijeti razlog za dodavanje gratis rezervacija.';
const INVALID = 'ID korisnika nije pronađen ili forma nije valjana!';
const FORM_ERRORS = 'Greške u formi:';
const GENERIC = 'Došlo je do greške pri slanju zahtjeva.';

test('gratis reservations need a reason: without it nothing is booked, with it they are', async ({ as, club }) => {
  const razlog = await (await Administration.of(club)).enrol('Rita', 'Razložić');
  const admin = await as('admin', `/admin-user-details/${razlog.userId}`);
  const calls: string[] = [];
  admin.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  await admin.getByRole('button', { name: 'Dodaj gratis' }).click();
  await admin.getByLabel('Broj gratis rezervacija').fill('-1');
  await admin.getByRole('button', { name: 'Dalje' }).click();
  await expect(admin.getByText('Upišite cijeli broj, 0 ili veći.')).toBeVisible();
  await admin.getByLabel('Broj gratis rezervacija').fill('2');

  const reason = admin.getByRole('dialog', { name: 'Razlog za dodavanje gratis rezervacija' });
  const askForReason = async () => {
    await admin.getByRole('button', { name: 'Dalje' }).click();
    const meant = admin.getByRole('dialog', { name: 'Želite li dodati 2 gratis rezervacije?' });
    await meant.getByRole('button', { name: 'Dodaj' }).click();
    await expect(reason).toBeVisible();
  };
  await askForReason();
  await reason.getByRole('button', { name: 'Potvrdi' }).click();
  await expect(reason.getByLabel('Razlog')).toHaveAccessibleDescription(NO_REASON);
  await reason.getByRole('button', { name: 'Odustani' }).click();
  await expect(admin.getByRole('dialog').getByText(NO_REASON, { exact: true })).toBeVisible();
  expect(calls).not.toContain('/api/admin-users-gratis');

  await askForReason();
  await reason.getByLabel('Razlog').fill('Pomoć na turniru');
  await reason.getByRole('button', { name: 'Potvrdi' }).click();
  await expect(admin.getByText('Igrač ima još 2 gratis rezervacije za uslugu!')).toBeVisible();
});

test('an update without a user and a refused update show what is wrong', async ({ as, club }) => {
  const ivo = await (await Administration.of(club)).enrol('Ivo', 'Izmjenić');
  const admin = await as('admin', '/manage-users');
  const form = admin.getByRole('region', { name: 'Izmjena korisnika' });
  const save = form.getByRole('button', { name: 'Spremi izmjene' });
  await save.click();
  await expect(form.getByRole('alert')).toHaveText(INVALID);

  await admin.getByLabel('Traži po imenu ili korisničkom imenu').fill(ivo.username);
  await admin.getByRole('button', { name: `Uredi: ${ivo.name}` }).click();
  await expect(form.getByLabel('Odabrani korisnik')).toHaveValue(`Ivo Izmjenić (${ivo.username})`);
  await save.click();
  await expect(form.getByRole('alert')).toHaveText(INVALID);
  await form.getByLabel('Nova lozinka').fill('lozinka1234');
  await save.click();
  await expect(form.getByRole('alert')).toContainText(FORM_ERRORS);
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    'Lozinka: Lozinku je lako pogoditi. Odaberite dulju, od više riječi koje ne idu zajedno.',
  ]);

  const fields = { firstName: 'Ime nije valjano.', lastName: 'Prezime nije valjano.', password: 'Lozinka je slaba.' };
  const repair = await breakCall(admin, 'PUT admin/user-management', { status: 400, code: 'INVALID', fields });
  await form.getByLabel('Nova lozinka').fill('Sasvim nova 2026');
  await save.click();
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    'Ime: Ime nije valjano.',
    'Prezime: Prezime nije valjano.',
    'Lozinka: Lozinka je slaba.',
  ]);
  await repair();
  const broken = await breakCall(admin, 'PUT admin/user-management');
  await save.click();
  await expect(form.getByRole('alert')).toContainText(GENERIC);
  await broken();
  await form.getByLabel('Prezime').fill('Promijenić');
  await save.click();
  await expect(successNotice(admin, 'Podaci su spremljeni: Ivo Promijenić.')).toBeVisible();
});

test('a refused new user: a bullet for each invalid field, the input stays, an internal error has its own text', async ({
  as,
}) => {
  const admin = await as('admin', '/manage-users');
  const form = admin.getByRole('region', { name: 'Novi korisnik' });
  const create = form.getByRole('button', { name: 'Dodaj korisnika' });
  await create.click();
  for (const message of ['Unesite ime.', 'Unesite prezime.', 'Korisničko ime mora imati najmanje 3 znaka.']) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await form.getByLabel('Ime', { exact: true }).fill('Nives');
  await form.getByLabel('Prezime').fill('Nović');
  await form.getByLabel('Korisničko ime').fill('ana');
  await form.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await create.click();
  await expect(form.getByRole('alert')).toContainText(FORM_ERRORS);
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([/^Korisničko ime: .*zauzeto/]);
  await expect(form.getByLabel('Prezime')).toHaveValue('Nović');

  await form.getByLabel('Korisničko ime').fill(newUsername());
  const repair = await breakCall(admin, 'POST admin/user-management');
  await create.click();
  await expect(form.getByRole('alert')).toContainText(GENERIC);
  await expect(form.getByLabel('Lozinka', { exact: true })).toHaveValue(PASSWORD);
  await repair();
  await create.click();
  await expect(successNotice(admin, 'Dodan je novi račun: Nives Nović.')).toBeVisible();
});

test('a failed change to gratis or back shows the catalogue’s text, and succeeds at the next attempt', async ({
  as,
  club,
}) => {
  const administration = await Administration.of(club);
  const stanko = await administration.enrol('Stanko', 'Statusić');
  const caller = await administration.callerOf(stanko);
  await book(caller, onSunday(17));
  const admin = await as('admin', `/admin-user-details/${stanko.userId}`);
  const dialog = admin.getByRole('dialog');
  for (const [button, call, message] of [
    ['Označi kao gratis', 'complimentary', 'Neuspjelo ažuriranje statusa.'],
    ['Vrati u neplaćeno', 'not-paid', 'Neuspjelo vraćanje statusa.'],
  ] as const) {
    await admin.getByRole('button', { name: `${button}: 22.11.2026., 20:00–21:30, teren 1` }).click();
    const repair = await breakCall(admin, `PUT reservations/\\d+/${call}`);
    await dialog.getByRole('button', { name: 'Potvrdi' }).click();
    await expect(dialog.getByText(message)).toBeVisible();
    await repair();
    await dialog.getByRole('button', { name: 'Potvrdi' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(rowsOf(admin, 'Neplaćene rezervacije').first()).toContainText('Nije plaćeno');
  await cancelBooking(caller, onSunday(17));
});

test('an amount and a closure that fail keep the input and succeed at the next attempt', async ({ as, club }) => {
  const mila = await (await Administration.of(club)).enrol('Mila', 'Neuspjelić');
  const admin = await as('admin', `/admin-user-details/${mila.userId}`);
  await admin.getByRole('button', { name: 'Dodaj iznos' }).click();
  const amount = admin.getByLabel('Iznos u eurima');
  await amount.fill('1,5');
  await admin.getByRole('button', { name: 'Dalje' }).click();
  await expect(admin.getByText('Iznos mora biti cijeli broj.')).toBeVisible();
  await amount.fill('-12');
  await admin.getByRole('button', { name: 'Dalje' }).click();
  const question = admin.getByRole('dialog', { name: 'Želite li unijeti iznos: -12 eura?' });
  const repair = await breakCall(admin, 'POST admin-users');
  await question.getByRole('button', { name: 'Unesi iznos' }).click();
  await expect(question.getByText(FAILURE.message, { exact: true })).toBeVisible();
  await repair();
  await question.getByRole('button', { name: 'Unesi iznos' }).click();
  await expect(successNotice(admin, /^Unesen je iznos: −12,00\s€\./)).toBeVisible();

  await navigateClientSide(admin, '/admin/court-closures');
  await admin.getByLabel('Razlog').fill('Turnir');
  const repairClosure = await breakCall(admin, 'POST admin/court-closures');
  await admin.getByRole('button', { name: 'Pregled rezervacija' }).click();
  await expect(admin.getByRole('main').getByRole('alert')).toHaveText(FAILURE.message);
  await expect(admin.getByLabel('Razlog')).toHaveValue('Turnir');
  await repairClosure();
  await admin.getByRole('button', { name: 'Pregled rezervacija' }).click();
  await expect(admin.getByRole('button', { name: 'Zatvori terene' })).toBeVisible();
});
