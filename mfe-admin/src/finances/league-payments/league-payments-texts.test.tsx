import type { LeaguePayment } from '@club/shared/contracts/finances/league-payments';
import { fakeApi, leaguePlayer, missingTexts, onLeagueDay, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { openAsAdmin, press } from '../../testing/administrator';

const fee = (id: number, prezime: string, paymentDate: string | null): LeaguePayment => ({
  id,
  playerId: { ...leaguePlayer(id, 'Ana', prezime), nadimak: null },
  paymentDate,
  paymentAmount: 60,
  currency: 'EUR',
  paymentYear: 2026,
});
const inEuros = {
  year: 2026,
  currency: 'EUR',
  totalPaid: 120,
  totalNotPaid: 60,
  totalPaidInEuros: 120,
  deadline: '2026-04-15',
  payments: [fee(1, 'Babić', null), fee(2, 'Čović', '2026-04-01'), fee(3, 'Šarić', '2026-04-02')],
};
const inKuna = {
  year: 2022,
  currency: 'HRK',
  totalPaid: 200,
  totalNotPaid: 0,
  totalPaidInEuros: 26.54,
  deadline: null,
  payments: [{ ...fee(4, 'Žanić', '2022-04-01'), paymentAmount: 200, currency: 'HRK', paymentYear: 2022 }],
};
fakeApi(
  onLeagueDay('2026-05-02'),
  http.get('*/api/admin-payments-league', () => HttpResponse.json([inEuros, inKuna])),
);

/** Second specification, section 2, 'Admin league payments', and its fields in section 3. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Uplate za ligu'],
  ['link', '2026., plaćeno 2 od 3', '/admin-payments-league?year=2026'],
  ['link', '2022., plaćeno 1 od 1, HRK', '/admin-payments-league?year=2022'],
  ['text', 'Plaćeno 2026.'],
  ['text', '120,00 €'],
  ['text', '2 igrača'],
  ['text', 'Nije plaćeno 2026.'],
  ['text', 'Rok za uplatu: 15.04.2026.'],
  ['text', '66 % plaćeno'],
  ['text', 'članarina 60,00 € po igraču'],
  ['heading', 'Nije plaćeno (1)'],
  ['heading', 'Plaćeno (2)'],
  ['columnheader', 'Prezime i ime'],
  ['columnheader', 'Plaćeno'],
  ['columnheader', 'Iznos'],
  ['rowheader', 'Babić Ana'],
  ['cell', '01.04.2026.'],
  ['button', 'Označi plaćeno: Babić Ana'],
  ['button', 'Označi neplaćeno: Čović Ana'],
  ['button', 'Kopiraj dužnike'],
  ['button', 'Izvoz u CSV: članarine 2026.'],
  ['searchbox', 'Traži igrača'],
];

/** Resolution 26: a fee of a season before 2023 keeps its currency. */
const IN_KUNA: readonly SpelledText[] = [
  ['text', 'HRK'],
  ['text', /200,00 HRK/],
  ['text', '1 igrač · = 26,54 €'],
  ['text', 'Svi su platili.'],
];

test('the fees of a year, paid and unpaid, have the labels of the specification', async () => {
  openAsAdmin('/admin-payments-league');
  expect(await missingTexts(TEXTS)).toEqual([]);
});

test('a year in kuna shows kuna and the amounts in euros', async () => {
  openAsAdmin('/admin-payments-league?year=2022');
  expect(await missingTexts(IN_KUNA)).toEqual([]);
});

/** Section 4: paid and unpaid again only after a confirmation. */
test.each([
  ['Označi plaćeno: Babić Ana', 'Želite li označiti članarinu kao plaćenu?', 'Datum uplate', 'Označi plaćeno'],
  [
    'Označi neplaćeno: Čović Ana',
    'Želite li označiti članarinu kao neplaćenu?',
    'Razlog (nije obavezan)',
    'Označi neplaćeno',
  ],
])('%s asks for a confirmation: %s', async (button, question, field, confirm) => {
  openAsAdmin('/admin-payments-league');
  await press(button);
  expect(
    await missingTexts([
      ['dialog', question],
      ['text', field],
      ['button', confirm],
      ['button', 'Odustani'],
    ]),
  ).toEqual([]);
});
