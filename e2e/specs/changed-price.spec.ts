import { beginFriendly, cell } from '../club/court-grid';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { signInByHttp } from '../club/sign-in-by-http';

// A separate club, because its new price list stays.
test.use({ settings: { CLUB_NOW: SPEC_NOW } });

test('the price changes while ana’s question is open: she is asked again, and pays what she has confirmed', async ({
  as,
  club,
}) => {
  const place = 'Teren 1, ponedjeljak 23. studenoga, 08:00–09:30';
  const admin = await signInByHttp(club.url, 'admin');
  const ana = await as('ana', '/main-reservations');
  const question = await beginFriendly(ana, place);
  await expect(question).toContainText('Cijena: 7,00 €');

  const prices = { validFrom: '2026-11-23', dayPrice: 12, nightPrice: 15, nightFrom: '19:00', packages: [] };
  await admin.ask('POST', 'admin/settings/price-lists', prices);
  await expect(question).toContainText('Cijena se u međuvremenu promijenila.');
  await expect(question).toContainText('Cijena: 12,00 €');
  await expect(question).not.toContainText('Cijena: 7,00 €');
  await question.getByRole('button', { name: 'Rezerviraj' }).click();
  await expect(cell(ana, place, 'vaš termin')).toBeVisible();

  const iva = await signInByHttp(club.url, 'iva');
  const seen = { index: 4, id: 2, formattedDate: '2026-11-23', cijena: 7 };
  const refused = await iva.call('POST', 'create-frendly-reservation', seen);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'PRICE_CHANGED' });
});
