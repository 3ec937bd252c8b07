import { violations } from '../club/accessibility';
import { Administration } from '../club/administration';
import { cell } from '../club/court-grid';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { book, onSunday } from '../club/reservations';
import { successNotice } from '../club/success-notice';

// A separate club: its slots change.
test.use({ settings: { CLUB_NOW: SPEC_NOW } });

test('booked times stay, and a new time appears in every open grid at once', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const kruno = await administration.enrol('Kruno', 'Kišić');
  await book(await administration.callerOf(kruno), onSunday(9));
  const grid = await as(kruno.username, '/main-reservations');
  await expect(cell(grid, 'Teren 1, nedjelja 22. studenoga, 14:00–15:30', 'vaš termin')).toBeVisible();

  const admin = await as('admin', '/admin/settings');
  const first = admin.getByRole('group', { name: 'Teren 1' });
  const starts = first.getByLabel('Počeci termina');
  await expect(starts).toHaveValue(/^08:00, 09:30, .*20:00$/);
  await first.getByLabel('Prvi termin').fill('07:30');
  await expect(first.getByText(/^Pregled: 07:30–09:00, 09:00–10:30/)).toBeVisible();
  await admin.getByRole('button', { name: 'Spremi termine' }).click();
  const inTheWay = admin.getByRole('table', { name: 'Rezervacije izvan novih termina' });
  await expect(inTheWay.getByRole('row', { name: /22\.11\.2026\..*Kruno Kišić/ })).toContainText('14:00–15:30');
  // From the top of the page, because for axe elements covered by the header have no size.
  // The page itself scrolls to the message, in a later frame than it shows it.
  await admin.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await admin.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(admin)).toEqual([]);

  await starts.fill('06:30, 08:00, 09:30, 11:00, 12:30, 14:00, 15:30, 17:00, 18:30, 20:00');
  await admin.getByRole('button', { name: 'Spremi termine' }).click();
  await expect(successNotice(admin, 'Termini su spremljeni.')).toBeVisible();
  await expect(inTheWay).toBeHidden();
  await expect(cell(grid, 'Teren 1, nedjelja 22. studenoga, 06:30–08:00', 'slobodno')).toBeVisible();
  await expect(cell(grid, 'Teren 1, nedjelja 22. studenoga, 14:00–15:30', 'vaš termin')).toBeVisible();
});
