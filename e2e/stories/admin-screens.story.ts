import { Administration } from '../club/administration';
import { expect, test } from '../club/fixtures';
import { clippedCards, duplicateIds, faintTexts, namelessControls, sidewaysScroll } from '../club/page-check';

/** Every screen of the administration, and what stands on it when it has loaded. */
const SCREENS = {
  '/admin': 'Dnevnik',
  '/admin-users': 'Žanić Filip',
  '/admin-user-details/3': 'Promet računa',
  '/manage-users?user=3': 'Deaktiviraj korisnika',
  '/admin-friendly-matches': 'Prijateljski susreti',
  '/admin-league-matches': 'Protivnik',
  '/admin-delete-reservations': 'Izbriši',
  '/admin/court-closures': 'Što se zatvara',
  '/admin/settings': 'Skriveni termini',
  '/admin/action-log': 'Uplata',
};
const WIDTHS = [1440, 1024, 768, 620, 360];

test.beforeAll(async ({ club }) => {
  const administration = await Administration.of(club);
  await administration.enrol('Maksimilijan-Aleksandar Bartolomej', 'Šćepanović-Đurđević-Hrvatinić-Žganjčarević');
});

for (const [path, words] of Object.entries(SCREENS)) {
  test(`${path} at every width: names, no text too faint, nothing sideways, nothing cut off`, async ({ as }) => {
    const admin = await as('admin', path);
    await expect(admin.getByText(words).first()).toBeVisible();
    await expect(admin.getByText(/^Učitavanje/)).toHaveCount(0);
    await expect(admin.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await duplicateIds(admin)).toEqual([]);
    expect(await namelessControls(admin)).toEqual([]);
    for (const width of WIDTHS) {
      await admin.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(admin), `${width}`).toBeLessThanOrEqual(0);
      expect(await clippedCards(admin), `${width}`).toEqual([]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await admin.emulateMedia({ colorScheme });
      await expect.poll(() => faintTexts(admin), colorScheme).toEqual([]);
    }
  });
}
