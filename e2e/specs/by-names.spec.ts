import type { Locator } from '@playwright/test';
import { expect, test } from '../club/fixtures';
import { book, cancelBooking } from '../club/reservations';
import { signInByHttp } from '../club/sign-in-by-http';
import { STREAM_TIMEOUT } from '../club/stream-timeout';

test('ana sees who plays whom and why a court is closed, and goes back to booking', async ({ as }) => {
  const ana = await as('ana', '/by-names');
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Rezervacija terena po imenima');
  const saturday = ana.getByRole('region', { name: 'Subota' });
  const sunday = ana.getByRole('region', { name: 'Nedjelja' });
  const row = (day: typeof saturday, time: string) => day.getByRole('row', { name: time });

  await expect(row(saturday, '17:00–18:30').getByRole('cell').first()).toHaveText(
    'liga' + 'Petra Marić' + 'Protivnik: Dominik Pejić',
  );
  await expect(row(saturday, '09:30–11:00').getByRole('cell').first()).toHaveText('prijateljski' + 'Iva Novak');
  await expect(row(saturday, '08:00–09:30').getByRole('cell').first()).toHaveText('slobodno');
  const closed = row(sunday, '08:00–09:30').getByRole('cell').first();
  await expect(closed).toHaveText('održavanje' + 'Administrator' + 'Razlog: Valjanje i zalijevanje terena');
  await expect(ana.getByRole('table').getByRole('button')).toHaveCount(0);

  await ana.setViewportSize({ width: 320, height: 740 });
  const bottomOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().bottom);
  // The cell grows with its text.
  expect(await bottomOf(closed.getByText(/^Razlog/))).toBeLessThan(await bottomOf(closed));
  await ana.setViewportSize({ width: 1440, height: 900 });

  await ana.getByRole('link', { name: 'Natrag na rezervaciju terena' }).click();
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Rezervacija terena');
  await ana.getByRole('link', { name: 'Tko igra? Po imenima' }).click();
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Rezervacija terena po imenima');
});

test('a name appears while ana watches, and disappears with the booking', async ({ as, club }) => {
  const ana = await as('ana', '/by-names');
  const early = ana.getByRole('region', { name: 'Ponedjeljak' }).getByRole('row', { name: '18:30–20:00' });
  await expect(early).toContainText('Hrvoje Ćosić');
  const late = ana.getByRole('region', { name: 'Ponedjeljak' }).getByRole('row', { name: '20:00–21:30' });
  await expect(late).toContainText('slobodno');

  const iva = await signInByHttp(club.url, 'iva');
  const monday = { index: 4, id: 17, formattedDate: '2026-11-23' };
  await book(iva, monday);
  await expect(late).toContainText('Iva Novak', STREAM_TIMEOUT);
  await cancelBooking(iva, monday);
  await expect(late).toContainText('slobodno');
});

test('names are for members: a visitor is sent to the landing page, a call without a token gets 401', async ({
  page,
  club,
}) => {
  await page.goto('/by-names');
  await expect(page).toHaveURL('/login');
  expect((await fetch(`${club.url}/api/by-names`)).status).toBe(401);
});
