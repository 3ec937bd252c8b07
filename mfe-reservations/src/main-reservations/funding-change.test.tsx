import { deferred, fakeApi } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { capture } from '../testing/capture';
import { accountBalance, changed, clubDay, leagueStatus, opponents, refusal, slotList } from '../testing/club-api';
import { clubSlots, FREE } from '../testing/club-slots';
import { openGrid, pick, press } from '../testing/open-grid';
import { waitForAnswers } from '../testing/wait-for-answers';

// How a friendly match is paid for may change between the click on a slot and the confirmation.
const GRATIS = 'Koristi se gratis rezervacija za uslugu: cijena se ne naplaćuje.';
const UNPAID = 'Stanje računa (3,00 €) ne pokriva cijenu: rezervacija ostaje neplaćena.';
const CHANGED = /^Stanje vašeg računa u međuvremenu se promijenilo\. Vaš je odabir sačuvan/;
const MESSAGE = 'Stanje vašeg računa u međuvremenu se promijenilo.';

jest.mock('@club/shared/timeout');
const limitReads = waitForAnswers();
const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());
const ONCE = { once: true };
const oneGratis = (options = {}) => accountBalance({ gratisServiceReservation: 1 }, options);
const unreadable = (options = {}) => http.get('*/api/account-balance', () => HttpResponse.error(), options);

const question = () => screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
const asked = async () => (await question()).textContent?.replaceAll('\u00a0', ' ');
const booked = () => changed('Termin je rezerviran.', clubSlots({ 15: { statusB: 'FRIENDLY', ownB: true } }), 3);
const refused = () => refusal(409, 'FUNDING_CHANGED', MESSAGE, clubSlots());
const booking = (...answers: (() => Response)[]) => capture(api, 'post', 'create-frendly-reservation', ...answers);
const fundings = (captured: ReturnType<typeof booking>) =>
  captured.map(({ body }) => (body as { statusPlacanja?: string }).statusPlacanja);

test('the last gratis reservation is used while the match is being chosen: the question shows what is charged', async () => {
  api.use(oneGratis(ONCE));
  const captured = booking(booked);
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  expect(await asked()).toContain(UNPAID);
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(fundings(captured)).toEqual(['NOT_PAID']);
});

test('it is used while the question is open: the refusal leads to the question with the account as it is now', async () => {
  api.use(oneGratis());
  const captured = booking(refused, booked);
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  expect(await asked()).toContain(GRATIS);
  api.use(accountBalance());
  await press('Rezerviraj');
  await screen.findByText(CHANGED);
  expect(await asked()).toContain(UNPAID);
  expect(await asked()).not.toContain(GRATIS);
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(fundings(captured)).toEqual(['USER_FAVOR', 'NOT_PAID']);
  expect(captured[1]?.key).not.toBe(captured[0]?.key);
});

test('an account that cannot be read after the refusal is not shown as it was, and nothing of it is confirmed', async () => {
  api.use(oneGratis());
  const captured = booking(refused, booked);
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await question();
  api.use(unreadable());
  await press('Rezerviraj');
  await screen.findByText(CHANGED);
  expect(await asked()).not.toContain(GRATIS);
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(fundings(captured)).toEqual(['USER_FAVOR', undefined]);
});

test('one failed read while the match is being chosen does not hide the effect on the account', async () => {
  api.use(unreadable(ONCE));
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  expect(await asked()).toContain(UNPAID);
});

test('a read that is slow by then does not hold up the question: it shows the account as it was before', async () => {
  limitReads();
  const loading = deferred();
  api.use(
    accountBalance({}, ONCE),
    http.get('*/api/account-balance', async () => {
      await loading.promise;
      return HttpResponse.error();
    }),
  );
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  expect(within(await question()).getByText(/rezervacija ostaje neplaćena/)).toBeVisible();
  loading.resolve();
});
