import { fakeApi, member, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { slotsQuery } from '../court-grid/grid-queries';
import { routes } from '../routes';
import { capture } from '../testing/capture';
import { accountBalance, changed, clubDay, leagueStatus, opponents, refusal, slotList } from '../testing/club-api';
import { clubSlots } from '../testing/club-slots';

const FREE = 'Teren 1, subota 21. studenoga, 18:30–20:00, slobodno';
const CHANGED = /^Cijena se u međuvremenu promijenila\. Vaš je odabir sačuvan/;
const IVAN = { ime: 'Ivan', prezime: 'Horvat' };
/** 9.50 euros before. */
const dearer = (changes: Parameters<typeof clubSlots>[0] = {}) =>
  clubSlots({ ...changes, 15: { cijenaB: 12, ...changes[15] } });
const own = { statusB: 'FRIENDLY', ownB: true } as const;
const booked = () => changed('Termin je rezerviran.', dearer({ 15: own }), 3);
const refused = (slots: ReturnType<typeof clubSlots>) => () =>
  refusal(409, 'PRICE_CHANGED', 'Cijena termina u međuvremenu se promijenila.', slots);

const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());
/** @returns what the page learns of a change by somebody else */
function open() {
  const { client } = renderRoutes(routes, { at: '/main-reservations', as: member() });
  return (termins: ReturnType<typeof clubSlots>) =>
    act(async () => void client.setQueryData(slotsQuery.queryKey, { termins, version: 2 }));
}
const pick = async () => userEvent.click(await screen.findByRole('button', { name: FREE }));
const press = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
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
  const meanwhile = open();
  await pick();
  await press('Prijateljski');
  await question();
  await meanwhile(dearer());
  await askedAgain();
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(captured.map(({ body }) => body)).toEqual([{ index: 2, id: 15, formattedDate: '2026-11-21', cijena: 12 }]);
});

test('during an earlier step: the first question already shows the new price', async () => {
  const meanwhile = open();
  await pick();
  await screen.findByRole('dialog', { name: 'Susret:' });
  await meanwhile(dearer());
  await press('Prijateljski');
  expect(await question()).toHaveTextContent('12,00');
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

test('before the page has learnt of it: the refusal leads to the question with the new price', async () => {
  const captured = capture(api, 'post', 'create-frendly-reservation', refused(dearer()), booked);
  open();
  await pick();
  await press('Prijateljski');
  await press('Rezerviraj');
  await askedAgain();
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(captured.map(({ body }) => (body as { cijena: number }).cijena)).toEqual([9.5, 12]);
  expect(captured[1]?.key).not.toBe(captured[0]?.key);
});

test('of a slot that is taken as well: the refusal ends the question', async () => {
  const taken = dearer({ 15: { statusB: 'FRIENDLY', terminBUser: IVAN } });
  capture(api, 'post', 'create-frendly-reservation', refused(taken));
  open();
  await pick();
  await press('Prijateljski');
  await press('Rezerviraj');
  expect(await screen.findByText('Cijena termina u međuvremenu se promijenila.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('of an own booking whose answer was lost: the question stays, and sends the price that was confirmed', async () => {
  const lost = () => HttpResponse.error();
  const captured = capture(api, 'post', 'create-frendly-reservation', lost, lost, lost, booked);
  const meanwhile = open();
  await pick();
  await press('Prijateljski');
  await press('Rezerviraj');
  await within(await question()).findByRole('alert');
  await meanwhile(dearer({ 15: own }));
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  expect(new Set(captured.map(({ key, body }) => `${key} ${(body as { cijena: number }).cijena}`)).size).toBe(1);
});

test('a league match shows no price: its question stays', async () => {
  const meanwhile = open();
  await pick();
  await press('Liga');
  await userEvent.type(await screen.findByLabelText('Protivnik'), 'Marko Marić');
  await press('Dalje');
  await screen.findByText('Protivnik: Marko Marić');
  await meanwhile(dearer());
  expect(await question()).toHaveTextContent('Protivnik: Marko Marić');
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});
