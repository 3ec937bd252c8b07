import type { CorrectionPreview } from '@club/shared/contracts/league/match-entry';
import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aMatch, PLAYERS } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { babic, openRound, SEASON_CALL } from '../../testing/open-round';

const { api, season } = openRound();
const novak = PLAYERS[4] ?? babic;
const ENTER = `${SEASON_CALL}/matches/2026-1-1`;
const CHANGED =
  'Par se u međuvremenu promijenio: sada igraju Novak P. i Babić I. Upis za Horvat L. – Babić I. ne može se spremiti; zatvorite ga i upišite rezultat novog para.';

/** The match with another attacker. */
const withNovak = () => aMatch({ player2: novak });
const entered = () => aMatch({ outcome: 'PLAYED', state: 'CONFIRMED', set1Igrac1: 6, set2Igrac1: 6 });

async function openForm() {
  const page = openAsAdmin('/admin/pyramid-control/rounds');
  await press(/^(Upiši|Ispravi), .*Horvat L\./);
  const form = await dialog('Horvat L. – Babić I.');
  await userEvent.type(form.getByRole('textbox', { name: 'Horvat L., 3. set' }), '6');
  return { ...page, form };
}

test('a result is sent with the players whom the form shows, and without consequences that were shown', async () => {
  await openForm();
  await press('Spremi');
  await waitFor(() => expect(season.sent).toMatchObject([{ seen: [1, 2], seenNote: null }]));
});

test('if others play the match meanwhile, the form keeps its players, says who plays now, and saves nothing', async () => {
  const { client, form } = await openForm();
  season.openMatches = [withNovak()];
  await act(() => client.invalidateQueries());
  expect(await form.findByText(CHANGED)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Horvat L. – Babić I.' })).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Horvat L., 3. set' })).toHaveValue('6');
  expect(screen.getByRole('button', { name: 'Spremi' })).toBeDisabled();
  await press('Odustani');
  await press('Upiši, izazivač Novak P., branitelj Babić I.');
  const anew = await dialog('Novak P. – Babić I.');
  expect(anew.getByRole('textbox', { name: 'Novak P., 3. set' })).toHaveValue('');
  expect(season.sent).toEqual([]);
});

test('a new pair that only the server knows is shown after the refusal', async () => {
  const sent: unknown[] = [];
  api.use(
    http.put(ENTER, async ({ request }) => {
      sent.push(await request.json());
      season.openMatches = [withNovak()];
      return refuse(409, 'Par se promijenio.', { code: 'MATCH_CHANGED', extra: { match: withNovak() } });
    }),
  );
  const { form } = await openForm();
  await press('Spremi');
  expect(await form.findByText(CHANGED)).toBeVisible();
  expect(form.queryByText('Par se promijenio.')).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ seen: [1, 2] }]);
  expect(screen.getByRole('button', { name: 'Spremi' })).toBeDisabled();
});

test('a correction with other consequences than its preview showed is previewed again, with them', async () => {
  season.openMatches = [entered()];
  const redrawn = 'Po njemu se iznova ždrijeba objavljeni utješni turnir.';
  const unchanged = { match: entered(), isClosedRound: false, points: [], ranks: [], places: [], matches: [] };
  const previews: CorrectionPreview[] = [
    { ...unchanged, message: null, note: null },
    { ...unchanged, message: redrawn, note: 'CONSOLATION_REDRAWN' },
  ];
  const asked: unknown[] = [];
  api.use(
    http.post(`${ENTER}/preview`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(previews.shift());
    }),
    http.put(ENTER, () => refuse(409, 'Posljedice su druge.', { code: 'CONSEQUENCES_CHANGED' }), { once: true }),
  );
  const { form } = await openForm();
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog ispravka' }), 'Zamijenjeni');
  await press('Pregled ispravka');
  expect(await form.findByText(/^Novi rezultat/)).toBeVisible();
  await press('Spremi ispravak');
  expect(await form.findByText('Posljedice su druge.')).toBeVisible();
  expect(form.getByText(redrawn)).toBeVisible();
  expect(form.queryByText('Bodovi, poredak i parovi ostaju kakvi jesu.')).not.toBeInTheDocument();
  await press('Spremi ispravak');
  expect(await screen.findByText('Rezultat je upisan.')).toBeVisible();
  expect(season.sent).toMatchObject([{ seenNote: 'CONSOLATION_REDRAWN', reason: 'Zamijenjeni' }]);
  expect(asked).toMatchObject([{ seen: [1, 2] }, { seen: [1, 2] }]);
});

test('while a correction is previewed again, its input cannot be changed: the new preview is about the old input', async () => {
  season.openMatches = [entered()];
  const unchanged = { match: entered(), isClosedRound: false, points: [], ranks: [], places: [], matches: [] };
  const previewing = deferred();
  const asked = jest.fn();
  api.use(
    http.post(`${ENTER}/preview`, async () => {
      asked();
      if (asked.mock.calls.length > 1) await previewing.promise;
      return HttpResponse.json({ ...unchanged, message: null });
    }),
    http.put(ENTER, () => refuse(409, 'Posljedice su druge.', { code: 'CONSEQUENCES_CHANGED' })),
  );
  const { form } = await openForm();
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog ispravka' }), 'Zamijenjeni');
  await press('Pregled ispravka');
  await press('Spremi ispravak');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(form.getByRole('button', { name: 'Natrag na unos' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(form.getByText(/^Novi rezultat/)).toBeVisible();
  previewing.resolve();
  expect(await form.findByText('Posljedice su druge.')).toBeVisible();
  await press('Natrag na unos');
  expect(form.getByRole('textbox', { name: 'Razlog ispravka' })).toHaveValue('Zamijenjeni');
});
