import { expect, test } from '../club/fixtures';

test.use({ settings: { DEMO: '0', CLUB_NOW: '2026-02-01T00:00:00Z' } });

const PHASES = [
  {
    name: 'from the first of February the registration',
    now: '2026-01-31T23:30:00Z',
    links: { 'Prijava za ligu': '/league-registration', 'Prijavljeni igrači': '/registered-players' },
  },
  {
    name: 'in May the league',
    now: '2026-05-10T08:00:00Z',
    links: {
      'Trenutno kolo': '/active-league',
      'Rezultati svih kola': '/summer-league/2026',
      Nositelji: '/summer-league/seeders-list/2026',
    },
  },
  { name: 'in October that the league begins in spring', now: '2026-10-10T08:00:00Z', links: {} },
];

for (const { name, now, links } of PHASES) {
  test(`the landing page shows ${name}`, async ({ page, club }) => {
    await club.restart({ CLUB_NOW: now });
    await page.goto('/login');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rezervacija teniskih terena kod dvorane');
    await expect(main.getByRole('button', { name: 'Prijava', exact: true })).toBeVisible();
    const offSeason = main.getByText('Liga za sljedeću godinu počinje u proljeće.');
    await expect(offSeason).toHaveCount(Object.keys(links).length === 0 ? 1 : 0);
    // No season so far: the page shows how to join instead of staying half empty.
    await expect(main.getByRole('link', { name: 'Otvori prijavnicu' })).toHaveAttribute('href', '/league-registration');
    for (const [title, path] of Object.entries(links)) {
      await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', path);
    }
  });
}
