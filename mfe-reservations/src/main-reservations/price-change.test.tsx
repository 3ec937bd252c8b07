import { fakeApi } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { capture } from '../testing/capture';
import { accountBalance, changed, clubDay, leagueStatus, opponents, refusal, slotList } from '../testing/club-api';
import { clubSlots, FREE } from '../testing/club-slots';
import { IVAN } from '../testing/members';
import { openGrid, pick, press } from '../testing/open-grid';
import { waitForAnswers } from '../testing/wait-for-answers';

const CHANGED = /^Cijena se u međuvremenu promijenila\. Vaš je odabir sačuvan/;
/** The slots with a higher price; it was 9.50 euros before. */
const dearer = (changes: Parameters<typeof clubSlots>[0] = {}) =>
  clubSlots({ ...changes, 15: { cijenaB: 12, ...changes[15] } });
const own = { statusB: 'FRIENDLY', ownB: true } as const;
const booked = () => changed('Termin je rezerviran.', dearer({ 15: own }), 3);
const refused = (slots: ReturnType<typeof clubSlots>) => () =>
  refusal(409, 'PRICE_CHANGED', 'Cijena termina u međuvremenu se promijenila.', slots);

jest.mock('@club/shared/timeout');
waitForAnswers();
const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());
const question = () => screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
const askedAgain = async () => {
  expect(await screen.findByText(CHANGED)).toBeVisible();
  const dialog = await question();
  const text = dialog.textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain('Cijena: 12,00 €');
  expect(text).toContain('Novo stanje: −9,00 €');
  expect(text).not.toContain('9,50');
};

test('while the question is open: it is asked again with the new price, which is sent along', async () => {
  const captured = capture(api, 'post', 'create-frendly-reservation', booked);
  const replaceSlots = openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await question();
  await replaceSlots(dearer());
  await askedAgain();
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(captured.map(({ body }) => body)).toMatchObject([
    { index: 2, id: 15, formattedDate: '2026-11-21', cijena: 12 },
  ]);
});

test('during an earlier step: the first question already shows the new price', async () => {
  const replaceSlots = openGrid();
  await pick(FREE);
  await screen.findByRole('dialog', { name: 'Susret:' });
  await replaceSlots(dearer());
  await press('Prijateljski');
  expect(await question()).toHaveTextContent('12,00');
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

test('before the page has received it: the refusal leads to the question with the new price', async () => {
  const captured = capture(api, 'post', 'create-frendly-reservation', refused(dearer()), booked);
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await press('Rezerviraj');
  await askedAgain();
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(captured.map(({ body }) => (body as { cijena: number }).cijena)).toEqual([9.5, 12]);
  expect(captured[1]?.key).not.toBe(captured[0]?.key);
});

test('of a slot that is also taken: the refusal closes the question', async () => {
  const taken = dearer({ 15: { statusB: 'FRIENDLY', terminBUser: IVAN } });
  capture(api, 'post', 'create-frendly-reservation', refused(taken));
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await press('Rezerviraj');
  expect(await screen.findByText('Cijena termina u međuvremenu se promijenila.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('after the member’s booking whose response was lost: the question stays, and sends the confirmed price', async () => {
  const lost = () => HttpResponse.error();
  const captured = capture(api, 'post', 'create-frendly-reservation', lost, lost, lost, booked);
  const replaceSlots = openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await press('Rezerviraj');
  await within(await question()).findByText(/^Poslužitelj ne odgovara\./);
  await replaceSlots(dearer({ 15: own }));
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  expect(new Set(captured.map(({ key, body }) => `${key} ${(body as { cijena: number }).cijena}`)).size).toBe(1);
});

test('a league match shows no price: its question stays', async () => {
  const replaceSlots = openGrid();
  await pick(FREE);
  await press('Liga');
  await userEvent.type(await screen.findByLabelText('Protivnik'), 'Marko Marić');
  await press('Dalje');
  await screen.findByText('Marko Marić', { selector: 'dd' });
  await replaceSlots(dearer());
  expect(await question()).toHaveTextContent('Protivnik: Marko Marić');
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});
