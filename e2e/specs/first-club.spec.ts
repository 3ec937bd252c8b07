import { violations } from '../club/accessibility';
import { PASSWORD } from '../club/accounts';
import { beginFriendly, cell } from '../club/court-grid';
import { typeDate } from '../club/date-field';
import { FIRST_ADMINISTRATOR, fillFirstAdministrator, firstAdministratorLink } from '../club/first-administrator';
import { expect, test } from '../club/fixtures';
import { signInByHttp } from '../club/sign-in-by-http';
import { successNotice } from '../club/success-notice';
import { fillSignIn, navigateClientSide, signIn } from '../club/visit';

// From an empty folder to an open club.
test.use({ settings: { DEMO: '0', CLUB_NOW: '2026-04-20T06:00:00Z' } });
// The second test starts the club again that the first has opened.
test.describe.configure({ mode: 'serial' });

test('an empty club is prepared and opened, and an imported member signs in and books', async ({
  page,
  club,
  browser,
}) => {
  test.setTimeout(180_000);
  const link = await firstAdministratorLink(club);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prvi administrator');
  await fillFirstAdministrator(page, 'kratka');
  await expect(page.getByRole('alert')).toHaveText('Račun još nije stvoren. Ispravite označena polja.');
  await expect(page.getByLabel('Prezime')).toHaveValue('Đurđević');
  const password = page.getByLabel('Lozinka', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^Račun još nije stvoren\./);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Stvori administratora' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sve je spremno');
  // The link is valid only once.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poveznica više ne vrijedi');

  const visitor = await (await browser.newContext({ baseURL: club.url })).newPage();
  await visitor.goto('/login');
  await expect(visitor.getByText('Tenis Ivankovo se uskoro otvara. Rezervirati se još ne može.')).toBeVisible();

  await signIn(page, FIRST_ADMINISTRATOR.username);
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'Nastavite s prvim koracima' }).click();
  await page.getByLabel('Ime kluba').fill('TK Vinkovci');
  await page.getByRole('button', { name: 'Spremi ime i boje' }).click();
  await expect(page.getByRole('banner').getByText('TK Vinkovci')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const done = page.getByRole('button', { name: 'Korak je gotov' });
  await done.click();

  await page.getByRole('switch', { name: 'Teren 2 ima rasvjetu' }).click();
  await expect(successNotice(page, 'Rasvjeta terena je spremljena.')).toBeVisible();
  const second = page.getByRole('group', { name: 'Teren 2' });
  await second.getByLabel('Broj termina').fill('12');
  await second.getByLabel('Trajanje').click();
  await page.getByRole('option', { name: '60 minuta' }).click();
  await expect(second.getByText(/08:00–09:00, 09:00–10:00.* 19:00–20:00/)).toBeVisible();
  await page.getByRole('button', { name: 'Spremi termine' }).click();
  await expect(successNotice(page, 'Termini su spremljeni.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await done.click();
  await expect(page.getByRole('region', { name: 'Cjenici i paketi' })).toBeVisible();
  await done.click();

  await expect(page.getByRole('button', { name: 'Nova sezona' })).toBeVisible();

  // After leaving and returning, the user is at the same step.
  await navigateClientSide(page, '/admin');
  await page.goto('/admin/first-steps');
  await page.getByRole('button', { name: 'Nova sezona' }).click();
  const season = page.getByRole('dialog', { name: 'Nova sezona' });
  await season.getByLabel('Naziv').fill('Ljeto 2026.');
  await typeDate(page, 'Otvara se', '20042026');
  await typeDate(page, 'Zatvara se', '30092026');
  await season.getByRole('button', { name: 'Spremi' }).click();
  await expect(season).toBeHidden();
  // The new row moves the buttons below, so a quick click could miss.
  await expect(page.getByRole('row', { name: /^Ljeto 2026\./ })).toBeVisible();
  await done.click();
  await expect(page.getByRole('button', { name: 'Pošalji probnu poruku' })).toBeVisible();
  await page.getByRole('button', { name: 'Preskoči' }).click();

  const file = (text: string) => ({ name: 'clanovi.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const input = page.getByLabel('Datoteka CSV s članovima');
  await input.setInputFiles(file('ime;prezime;email\nLuka;;luka@example.com\n'));
  await expect(page.getByRole('list', { name: 'Greške u datoteci' })).toHaveText(
    'Redak 2: Stupac „prezime”: unesite prezime.',
  );
  await input.setInputFiles(file('ime;prezime;email\nLuka;Šimić;luka@example.com\n'));
  await page.getByRole('button', { name: 'Uvezi 1 člana' }).click();
  const slip = page.getByRole('table', { name: /^Pozivnice/ }).getByRole('row', { name: /Luka Šimić/ });
  const oneTime = (await slip.locator('code').textContent()) ?? '';
  await done.click();
  const question = page.getByRole('dialog', { name: 'Želite li otići bez spremanja?' });
  await expect(question).toContainText('Jednokratne lozinke uvezenih članova više se neće prikazati.');
  await question.getByRole('button', { name: 'Otiđi bez spremanja' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Otvori klub' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Otvori klub' }).click();
  await expect(successNotice(page, 'Klub je otvoren. Članovi se mogu prijaviti i rezervirati.')).toBeVisible();

  await visitor.reload();
  const wayIn = visitor.getByRole('main').getByRole('button', { name: 'Prijava' });
  await expect(wayIn).toBeVisible();
  await expect(visitor.getByText(/se uskoro otvara/)).toHaveCount(0);
  await wayIn.click();
  await fillSignIn(visitor, 'luka.simic', oneTime);
  await visitor.getByLabel('Nova lozinka', { exact: true }).fill('Zemlja-i-loptica-7');
  await visitor.getByLabel('Ponovite novu lozinku', { exact: true }).fill('Zemlja-i-loptica-7');
  await visitor.getByRole('button', { name: 'Spremi i prijavi se' }).click();
  const place = 'Teren 1, utorak 21. travnja, 11:00–12:30';
  await (await beginFriendly(visitor, place)).getByRole('button', { name: 'Rezerviraj' }).click();
  await expect(cell(visitor, place, 'vaš termin')).toBeVisible();
  await expect(cell(visitor, 'Teren 2, utorak 21. travnja, 11:00–12:00', 'slobodno')).toBeVisible();
  await expect(visitor.getByText('Termin traje 60 ili 90 minuta. Odaberite slobodan termin.')).toBeVisible();
  await visitor.context().close();
});

test('a club that has an administrator prints no link when it starts again', async ({ club }) => {
  const before = club.output().length;
  await club.restart();
  // A link would be printed soon after the start, before a sign-in can complete.
  await signInByHttp(club.url, FIRST_ADMINISTRATOR.username);
  expect(club.output().slice(before)).not.toContain('first-administrator');
});
