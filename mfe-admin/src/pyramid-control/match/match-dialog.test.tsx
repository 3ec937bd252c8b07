import type { CorrectionPreview } from '@club/shared/contracts/league/match-entry';
import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aMatch, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { babic, horvat, openRound, SEASON_CALL } from '../../testing/open-round';

const { api, control, season } = openRound();

const corrected: CorrectionPreview = {
  match: aMatch({ outcome: 'PLAYED', set1Igrac2: 6, set2Igrac2: 6 }),
  isClosedRound: false,
  message: null,
  points: [{ player: horvat, before: 1, after: 4 }],
  ranks: [],
  places: [{ player: horvat, before: { row: 2, position: 1 }, after: { row: 1, position: 1 } }],
  matches: [{ round: 'FINALE', tournament: 'CONSOLATION', before: [babic, horvat], after: null }],
};

test('a match is entered from the attacker’s side, and values that do not apply to the outcome are not sent', async () => {
  openAsAdmin('/admin/pyramid-control/rounds');
  expect(await screen.findByText('1 otvoreno')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Poništi objavu' })).toBeDisabled();
  expect(screen.getByText(/1\. kolo već ima rezultate\./)).toBeVisible();
  await press('Upiši, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.type(form.getByRole('textbox', { name: 'Horvat L., 1. set' }), '6');
  await userEvent.click(form.getByRole('combobox', { name: 'Ishod' }));
  await userEvent.click(screen.getByRole('option', { name: 'Nije odigrano' }));
  await userEvent.click(form.getByRole('checkbox', { name: /Opravdano/ }));
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog' }), 'Kiša');
  await press('Spremi');
  expect(await screen.findByText('Rezultat je upisan.')).toBeVisible();
  expect(season.sent).toEqual([
    expect.objectContaining({ outcome: 'UNPLAYED', excused: true, reason: 'Kiša', set1Igrac2: 0, version: 3 }),
  ]);
});

test('as soon as a result is reported as saved, the screen can be left', async () => {
  const { router } = openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.type(form.getByRole('textbox', { name: 'Horvat L., 1. set' }), '6');
  const reading = deferred();
  const asked = jest.fn();
  api.use(
    http.get(SEASON_CALL, async () => {
      asked();
      await reading.promise;
      return HttpResponse.json(control());
    }),
    http.get(`${SEASON_CALL}/changes`, () => HttpResponse.json([])),
  );
  await press('Spremi');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText('Rezultat je upisan.')).not.toBeInTheDocument();
  reading.resolve();
  expect(await screen.findByText('Rezultat je upisan.')).toBeVisible();
  await act(() => router.navigate('/admin/pyramid-control/changes'));
  expect(await screen.findByText('Još nema promjena.')).toBeVisible();
});

test('impossible games do not prevent saving an outcome without games', async () => {
  openAsAdmin('/admin/pyramid-control/rounds');
  await press(/^Upiši, .*Horvat L\./);
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.type(form.getByRole('textbox', { name: 'Horvat L., 1. set' }), '8');
  await userEvent.click(form.getByRole('combobox', { name: 'Ishod' }));
  await userEvent.click(screen.getByRole('option', { name: 'Nije odigrano' }));
  await press('Spremi');
  expect(await screen.findByText('Rezultat je upisan.')).toBeVisible();
  expect(season.sent).toEqual([expect.objectContaining({ outcome: 'UNPLAYED', set1Igrac1: 0, set1Igrac2: 0 })]);
});

test('impossible games are refused in one line, which describes both fields of the set', async () => {
  const message = 'Set 7:4 nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.';
  const fields = { set1Igrac1: message, set1Igrac2: message };
  api.use(http.put(`${SEASON_CALL}/matches/2026-1-1`, () => refuse(400, message, { fields })));
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  const [first, second] = ['Horvat L., 1. set', 'Babić I., 1. set'].map((name) => form.getByRole('textbox', { name }));
  await userEvent.type(first as HTMLElement, '9');
  await press('Spremi');
  expect(first).toHaveAccessibleDescription('Broj gemova u setu mora biti cijeli broj od 0 do 7.');
  await userEvent.clear(first as HTMLElement);
  await userEvent.type(first as HTMLElement, '7');
  await userEvent.type(second as HTMLElement, '4');
  await press('Spremi');
  await waitFor(() => expect(first).toHaveAccessibleDescription(message));
  expect(second).toHaveAccessibleDescription(message);
  expect([first, second]).toContain(document.activeElement);
  expect(form.getByRole('textbox', { name: 'Horvat L., 2. set' })).toBeValid();
  expect(form.getAllByText(message).filter((element) => element.matches('[aria-hidden]'))).toHaveLength(1);
});

test('a correction needs a reason, shows its effects, and shows the second administrator what the first has entered', async () => {
  season.openMatches = [aMatch({ outcome: 'PLAYED', state: 'CONFIRMED', set1Igrac1: 6, set2Igrac1: 6 })];
  const message = 'Rezultat je u međuvremenu promijenjen, sada: 6:1 6:1.';
  const now = { match: aMatch({ outcome: 'PLAYED', set1Igrac1: 6, version: 9 }) };
  api.use(
    http.post(`${SEASON_CALL}/matches/2026-1-1/preview`, async ({ request }) => {
      const { version } = (await request.json()) as { version: number };
      return version === 3 ? refuse(409, message, { extra: now }) : HttpResponse.json(corrected);
    }),
  );
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Ispravi, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await press('Pregled ispravka');
  expect(await form.findByText('Unesite razlog ispravka.')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog ispravka' }), 'Zamijenjeni');
  await press('Pregled ispravka');
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Razlog ispravka' })).toHaveValue('Zamijenjeni');
  await press('Pregled ispravka');
  expect(await form.findByText('Novi rezultat: 6:0 6:0')).toBeVisible();
  expect(form.getByText('Horvat L.: 1 → 4')).toBeVisible();
  expect(form.getByText('Horvat L.: 2. red, 1. → 1. red, 1.')).toBeVisible();
  expect(form.getByText('Utješni, finale: Babić I. – Horvat L. → još nije poznat')).toBeVisible();
  expect(season.sent).toEqual([]);
  const save = screen.getByRole('button', { name: 'Spremi ispravak' });
  // A double click that is faster than the button renders as busy.
  act(() => [save.click(), save.click()]);
  expect(await screen.findByText('Rezultat je upisan.')).toBeVisible();
  expect(season.sent).toEqual([expect.objectContaining({ outcome: 'PLAYED', reason: 'Zamijenjeni', version: 9 })]);
});

test('if somebody else has entered a result meanwhile, the entry becomes a correction, with reason and preview', async () => {
  season.openMatches = [aMatch()];
  const message = 'Rezultat je u međuvremenu promijenjen, sada: 6:1 6:1.';
  const now = { match: aMatch({ outcome: 'PLAYED', set1Igrac1: 6, version: 9 }) };
  api.use(
    http.put(`${SEASON_CALL}/matches/2026-1-1`, () => refuse(409, message, { extra: now })),
    http.post(`${SEASON_CALL}/matches/2026-1-1/preview`, () => HttpResponse.json(corrected)),
  );
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.type(form.getByRole('textbox', { name: 'Horvat L., 1. set' }), '6');
  await press('Spremi');
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Horvat L., 1. set' })).toHaveValue('6');
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog ispravka' }), 'Krivi red');
  await press('Pregled ispravka');
  expect(await form.findByText('Novi rezultat: 6:0 6:0')).toBeVisible();
});

test('input for a match whose round is closed meanwhile stays, says so, and is saved as a correction', async () => {
  api.use(http.post(`${SEASON_CALL}/matches/2026-1-1/preview`, () => HttpResponse.json(corrected)));
  const { client } = openAsAdmin('/admin/pyramid-control/rounds');
  await press('Upiši, izazivač Horvat L., branitelj Babić I.');
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.type(form.getByRole('textbox', { name: 'Horvat L., 1. set' }), '6');
  const next = aMatch({ id: '2026-2-1', round: 'DRUGO_KOLO' });
  const rounds = [
    { ...ROUND, state: 'CLOSED' as const },
    { ...ROUND, round: 'DRUGO_KOLO', number: 2 },
  ];
  api.use(http.get(SEASON_CALL, () => HttpResponse.json({ ...control(), rounds, openMatches: [next] })));
  await act(() => client.invalidateQueries());
  expect(await form.findByText(/^Kolo je u međuvremenu zatvoreno/)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Horvat L., 1. set' })).toHaveValue('6');
  await press('Pregled ispravka');
  expect(await form.findByText('Unesite razlog ispravka.')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog ispravka' }), 'Kasno javljen');
  await press('Pregled ispravka');
  await press('Spremi ispravak');
  expect(await screen.findByText('Rezultat je upisan.')).toBeVisible();
  expect(season.sent).toEqual([expect.objectContaining({ set1Igrac2: 6, reason: 'Kasno javljen' })]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
