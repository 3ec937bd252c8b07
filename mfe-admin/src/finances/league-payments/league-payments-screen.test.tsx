import type { LeaguePayment, LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { fakeApi, leaguePlayer, onLeagueDay, picker, refuse, shownBy, typeIntoPicker } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';

const fee = (id: number, prezime: string, paymentDate: string | null, year = 2026): LeaguePayment => ({
  id,
  playerId: { ...leaguePlayer(id, 'Ana', prezime), nadimak: null },
  paymentDate,
  paymentAmount: 60,
  currency: 'EUR',
  paymentYear: year,
});
const yearOf = (year: number, payments: LeaguePayment[]): LeaguePaymentsOfYear => {
  const paid = payments.filter(({ paymentDate }) => paymentDate);
  const sum = (list: LeaguePayment[]) => list.reduce((total, each) => total + each.paymentAmount, 0);
  return {
    year,
    currency: 'EUR',
    totalPaid: sum(paid),
    totalNotPaid: sum(payments) - sum(paid),
    totalPaidInEuros: sum(paid),
    deadline: `${year}-04-15`,
    payments,
  };
};

let fees: LeaguePayment[];
let sent: unknown[];
const api = fakeApi(
  onLeagueDay('2026-05-02'),
  http.get('*/api/admin-payments-league', () => HttpResponse.json([yearOf(2026, fees)])),
  http.put('*/api/admin-payments-league/:id/:change', async ({ params, request }) => {
    const body = (await request.json()) as { paymentDate?: string };
    sent.push([params.id, params.change, body]);
    const paymentDate = params.change === 'mark-paid' ? (body.paymentDate ?? null) : null;
    fees = fees.map((each) => (String(each.id) === params.id ? { ...each, paymentDate } : each));
    return HttpResponse.json({ message: 'Spremljeno.' });
  }),
);
beforeEach(() => {
  sent = [];
  fees = [fee(1, 'Babić', null), fee(2, 'Čović', '2026-04-01'), fee(3, 'Šarić', '2026-04-02')];
});

test('for a year without fees no other year is shown, but the years that have them', async () => {
  openAsAdmin('/admin-payments-league?year=2027');
  expect(await screen.findByText('Za 2027. nema članarina.')).toBeVisible();
  expect(screen.queryByText(/% plaćeno/)).toBeNull();
  const tab = screen.getByRole('link', { name: /^2026\., plaćeno/ });
  expect(tab).not.toHaveAttribute('aria-current');
  await userEvent.click(tab);
  expect(await screen.findByText('66 % plaćeno')).toBeVisible();
});

test('fees that cannot be loaded have a retry', async () => {
  api.use(http.get('*/api/admin-payments-league', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  openAsAdmin('/admin-payments-league');
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await screen.findByText('66 % plaćeno')).toBeVisible();
});

test('a whole percentage is not rounded down by the arithmetic of fractions', async () => {
  fees = Array.from({ length: 50 }, (_, index) => fee(index + 1, 'Babić', index < 29 ? '2026-04-01' : null));
  openAsAdmin('/admin-payments-league');
  expect(await screen.findByText('58 % plaćeno')).toBeVisible();
});

test('a fee is marked paid after a confirmation, today by default, and the totals change at once', async () => {
  openAsAdmin('/admin-payments-league');
  await press('Označi plaćeno: Babić Ana');
  const question = await dialog('Želite li označiti članarinu kao plaćenu?');
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  expect(sent).toEqual([]);
  await press('Označi plaćeno: Babić Ana');
  await userEvent.click(
    (await dialog('Želite li označiti članarinu kao plaćenu?')).getByRole('button', { name: 'Označi plaćeno' }),
  );
  expect(await screen.findByText('100 % plaćeno')).toBeVisible();
  expect(sent).toEqual([['1', 'mark-paid', { paymentDate: '2026-05-02', paymentAmount: 60 }]]);
  expect(screen.getByText('Svi su platili.')).toBeVisible();
});

test('a fee that is marked paid after midnight is paid on the new day', async () => {
  const { client } = openAsAdmin('/admin-payments-league');
  await press('Označi plaćeno: Babić Ana');
  const question = await dialog('Želite li označiti članarinu kao plaćenu?');
  api.use(onLeagueDay('2026-05-03'));
  await act(() => client.invalidateQueries({ queryKey: ['club-day'] }));
  await waitFor(async () => expect(shownBy(await picker('Datum uplate'))).toBe('03 05 2026'));
  await userEvent.click(question.getByRole('button', { name: 'Označi plaćeno' }));
  await waitFor(() => expect(sent).toEqual([['1', 'mark-paid', { paymentDate: '2026-05-03', paymentAmount: 60 }]]));
});

test('the message about a paid fee names whose it is, and takes it back', async () => {
  openAsAdmin('/admin-payments-league');
  await press('Označi plaćeno: Babić Ana');
  await userEvent.click(
    (await dialog('Želite li označiti članarinu kao plaćenu?')).getByRole('button', { name: 'Označi plaćeno' }),
  );
  expect(await screen.findByText(/ Babić Ana, 60,00\s€$/)).toBeVisible();
  await press('Poništi');
  await waitFor(async () => expect(await rowsOf('Nije plaćeno 2026.')).toHaveLength(2));
  expect(sent.at(-1)).toEqual([
    '1',
    'mark-unpaid',
    { reason: 'Poništeno odmah nakon unosa', paymentDate: '2026-05-02', paymentAmount: 60 },
  ]);
});

test('the question about a fee closes only when the lists show the change, so that nothing moves afterwards', async () => {
  openAsAdmin('/admin-payments-league');
  await press('Označi plaćeno: Babić Ana');
  const question = await dialog('Želite li označiti članarinu kao plaćenu?');
  api.use(
    http.get('*/api/admin-payments-league', async () => {
      await delay(100);
      return HttpResponse.json([yearOf(2026, fees)]);
    }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Označi plaćeno' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Svi su platili.')).toBeVisible();
});

test('the first fee of the next season does not replace the shown year, and an open question keeps its day', async () => {
  const { client } = openAsAdmin('/admin-payments-league');
  await press('Označi plaćeno: Babić Ana');
  const question = await dialog('Želite li označiti članarinu kao plaćenu?');
  await typeIntoPicker('Datum uplate', '01052026');
  api.use(
    http.get('*/api/admin-payments-league', () =>
      HttpResponse.json([yearOf(2027, [fee(4, 'Dujić', null, 2027)]), yearOf(2026, fees)]),
    ),
  );
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.getByText('2027.')).toBeInTheDocument());
  await userEvent.click(question.getByRole('button', { name: 'Označi plaćeno' }));
  await waitFor(() => expect(sent).toEqual([['1', 'mark-paid', { paymentDate: '2026-05-01', paymentAmount: 60 }]]));
  expect(await screen.findByRole('link', { name: /^2026\./ })).toHaveAttribute('aria-current', 'page');
});

// The specification requires only a confirmation (second specification, section 4).
test('a paid fee is marked unpaid after a confirmation, with or without a reason', async () => {
  openAsAdmin('/admin-payments-league');
  await press('Označi neplaćeno: Čović Ana');
  const question = await dialog('Želite li označiti članarinu kao neplaćenu?');
  expect(question.getByText('Čović Ana')).toBeVisible();
  const facts = question.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['2026.', '60,00\u00a0€', '01.04.2026.']);
  await userEvent.click(question.getByRole('button', { name: 'Označi neplaćeno' }));
  await waitFor(async () => expect(await rowsOf('Nije plaćeno 2026.')).toHaveLength(3));
  await press('Označi neplaćeno: Šarić Ana');
  const other = await dialog('Želite li označiti članarinu kao neplaćenu?');
  await userEvent.type(other.getByRole('textbox', { name: 'Razlog (nije obavezan)' }), 'Krivi igrač{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ['2', 'mark-unpaid', { reason: '', paymentDate: '2026-04-01', paymentAmount: 60 }],
    ['3', 'mark-unpaid', { reason: 'Krivi igrač', paymentDate: '2026-04-02', paymentAmount: 60 }],
  ]);
});

test('a player is found by any part of the name, without diacritics', async () => {
  openAsAdmin('/admin-payments-league');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Traži igrača' }), 'saric');
  expect((await rowsOf('Plaćeno 2026.')).slice(1).map(([name]) => name)).toEqual(['Šarić Ana']);
});

test('if somebody else has marked the fee meanwhile, the question closes and the lists are refetched', async () => {
  const message = 'Članarina je već označena kao plaćena.';
  api.use(
    http.put('*/api/admin-payments-league/:id/:change', () => {
      fees = fees.map((each) => ({ ...each, paymentDate: '2026-05-01' }));
      return refuse(409, message, { code: 'FEE_UNCHANGED' });
    }),
  );
  openAsAdmin('/admin-payments-league');
  await press('Označi plaćeno: Babić Ana');
  const question = await dialog('Želite li označiti članarinu kao plaćenu?');
  await userEvent.click(question.getByRole('button', { name: 'Označi plaćeno' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Svi su platili.')).toBeVisible();
});

test('a fee whose amount changes while the question shows the old one is not marked paid with the new amount', async () => {
  const message = 'Članarina je u međuvremenu promijenjena: sada 70,00 €.';
  api.use(
    http.put('*/api/admin-payments-league/1/mark-paid', async ({ request }) => {
      const { paymentAmount = 70 } = (await request.json()) as { paymentAmount?: number };
      if (paymentAmount === 70) return HttpResponse.json({ message: 'Spremljeno.' });
      return refuse(409, message, { code: 'FEE_CHANGED' });
    }),
  );
  openAsAdmin('/admin-payments-league');
  await press('Označi plaćeno: Babić Ana');
  const question = await dialog('Želite li označiti članarinu kao plaćenu?');
  expect(question.getByText(/60,00\s€/)).toBeVisible();
  fees = [{ ...fee(1, 'Babić', null), paymentAmount: 70 }];
  await userEvent.click(question.getByRole('button', { name: 'Označi plaćeno' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect((await rowsOf('Nije plaćeno 2026.'))[1]?.[1]).toBe('70,00\u00a0€'));
});

test('a payment that somebody else has replaced while the question was open is not taken back: the lists show it', async () => {
  const message = 'Uplata je u međuvremenu promijenjena: sada je plaćeno 03.04.2026.';
  api.use(
    http.put('*/api/admin-payments-league/2/mark-unpaid', async ({ request }) => {
      sent.push(await request.json());
      return refuse(409, message, { code: 'FEE_CHANGED' });
    }),
  );
  const { client } = openAsAdmin('/admin-payments-league');
  await press('Označi neplaćeno: Čović Ana');
  const question = await dialog('Želite li označiti članarinu kao neplaćenu?');
  fees = [fee(2, 'Čović', '2026-04-03')];
  await act(() => client.invalidateQueries());
  await userEvent.click(question.getByRole('button', { name: 'Označi neplaćeno' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual([{ reason: '', paymentDate: '2026-04-01', paymentAmount: 60 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await rowsOf('Plaćeno 2026.'))[1]?.[1]).toBe('03.04.2026.');
});

test('who has withdrawn from the season still owes the fee, and is marked', async () => {
  fees = [{ ...fee(1, 'Babić', null), withdrawn: true }, fee(2, 'Čović', '2026-04-01')];
  openAsAdmin('/admin-payments-league');
  expect((await rowsOf('Nije plaćeno 2026.'))[1]?.[0]).toBe('Babić Ana odustao');
  expect(screen.getByRole('button', { name: 'Označi plaćeno: Babić Ana' })).toBeVisible();
});

test('the debtors are copied for the messaging group', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openAsAdmin('/admin-payments-league');
  await user.click(await screen.findByRole('button', { name: 'Kopiraj dužnike' }));
  expect(await screen.findByText('Popis dužnika je kopiran.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith('Neplaćena članarina 2026.:\nBabić Ana');
});

test('a debtor who has withdrawn is marked in the copied text, too', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fees = [{ ...fee(1, 'Babić', null), withdrawn: true }, fee(2, 'Čović', null)];
  openAsAdmin('/admin-payments-league');
  await user.click(await screen.findByRole('button', { name: 'Kopiraj dužnike' }));
  expect(copied).toHaveBeenCalledWith('Neplaćena članarina 2026.:\nBabić Ana, odustao\nČović Ana');
});

test('two players of the same name are distinguished wherever they are named', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const named = (id: number, nadimak: string, paymentDate: string | null): LeaguePayment => {
    const player = leaguePlayer(id, 'Ivan', 'Horvat');
    return {
      ...fee(id, 'Horvat', paymentDate),
      playerId: { ...player, displayName: `Horvat I. ${nadimak}`, nadimak },
    };
  };
  fees = [named(20, 'Bili', null), named(21, 'Crni', '2026-04-02')];
  openAsAdmin('/admin-payments-league');
  await press('Označi plaćeno: Horvat Ivan (Bili)');
  const question = await dialog('Želite li označiti članarinu kao plaćenu?');
  expect(question.getByText('Horvat Ivan (Bili)')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  expect((await rowsOf('Plaćeno 2026.')).slice(1).map(([name]) => name)).toEqual(['Horvat Ivan (Crni)']);
  await user.click(screen.getByRole('button', { name: 'Kopiraj dužnike' }));
  expect(copied).toHaveBeenLastCalledWith('Neplaćena članarina 2026.:\nHorvat Ivan (Bili)');
});

test('a season whose fee is not the same for everybody names none', async () => {
  fees = [fee(1, 'Babić', null), { ...fee(2, 'Čović', '2026-04-01'), paymentAmount: 40 }];
  openAsAdmin('/admin-payments-league');
  expect(await screen.findByText('50 % plaćeno')).toBeVisible();
  expect(screen.queryByText(/po igraču/)).not.toBeInTheDocument();
});

test('players whose short names an older server does not send have their full names', async () => {
  fees = [1, 2].map(
    (id) => ({ ...fee(id, 'Babić', null), playerId: { id, ime: 'Ana', prezime: 'Babić' } }) as LeaguePayment,
  );
  openAsAdmin('/admin-payments-league');
  expect(await screen.findAllByRole('button', { name: 'Označi plaćeno: Babić Ana' })).toHaveLength(2);
});
