import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { fakeApi, onLeagueDay, picker, refuse, shownBy, typeIntoPicker } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aDraw } from '../../testing/a-draw';
import { aControl, aMatch, aPyramid, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

const SEASON = '*/api/admin/league/seasons/2026';
const match = aMatch({ id: '2026-M-2-1', round: 'FINALE', row1: null, row2: null });
const drawn = (but: Partial<SeasonControl> = {}): SeasonControl =>
  aControl({
    state: 'KNOCKOUT',
    rounds: [{ ...ROUND, state: 'CLOSED' }],
    openMatches: [match],
    isDrawn: true,
    mayDrawConsolation: true,
    ...but,
  });

let control: SeasonControl;
fakeApi(
  onLeagueDay('2026-07-20'),
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid({ state: control.state }))),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([])),
  http.get(SEASON, () => HttpResponse.json(control)),
  http.get('*/api/league-draw/2026', () => HttpResponse.json(aDraw())),
  http.post(`${SEASON}/consolation`, () =>
    refuse(409, 'Sezona je u međuvremenu promijenjena.', {
      code: 'SEASON_CHANGED',
      extra: { version: 6, changes: [] },
    }),
  ),
);
beforeEach(() => {
  control = drawn();
});

test('the typed day of the consolation stays when somebody else draws it meanwhile, and the refusal says so', async () => {
  const { client } = openAsAdmin('/admin/pyramid-control/knockout');
  await press('Objavi ždrijeb');
  const form = await dialog('Ždrijeb utješnog turnira');
  await typeIntoPicker('Prva faza od', '25072026');
  control = drawn({ version: 6, isConsolationDrawn: true, mayDrawConsolation: false });
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Objavi ždrijeb', hidden: true })).toBeNull());
  await userEvent.click(form.getByRole('button', { name: 'Objavi' }));
  expect(await form.findByText('Sezona je u međuvremenu promijenjena.')).toBeVisible();
  expect(shownBy(await picker('Prva faza od'))).toBe('25 07 2026');
});

test.each([
  ['ends the season', { state: 'FINISHED' }, 'Sezona je u međuvremenu završena: rezultati se više ne upisuju.'],
  [
    'undoes the draw',
    { isDrawn: false, mayDraw: true },
    'Ovaj se meč u međuvremenu više ne igra, pa se rezultat ne može spremiti.',
  ],
] as const)('a typed result stays when somebody else %s meanwhile, and the dialog says so', async (_, but, text) => {
  const { client } = openAsAdmin('/admin/pyramid-control/knockout');
  await press('Upiši, Babić I. – Horvat L.');
  const form = await dialog('Babić I. – Horvat L.');
  await userEvent.type(form.getByRole('textbox', { name: 'Babić I., 1. set' }), '6');
  control = drawn({ ...but, openMatches: [], version: 6 });
  await act(() => client.invalidateQueries());
  expect(await form.findByText(text)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Babić I., 1. set' })).toHaveValue('6');
});

test.each([
  ['ends the season', { state: 'FINISHED' }, 'Sezona je u međuvremenu završena: datumi se više ne mijenjaju.'],
  [
    'undoes the draw',
    { isDrawn: false, mayDraw: true },
    'Ždrijeb u međuvremenu je poništen, pa se datumi ne mogu spremiti.',
  ],
] as const)(
  'typed dates of a phase stay when somebody else %s meanwhile, and the dialog says so',
  async (_, but, text) => {
    const { client } = openAsAdmin('/admin/pyramid-control/knockout');
    await press('Promijeni datume, Finale');
    const form = await dialog('Datumi: Finale');
    await typeIntoPicker('Kraj', '30082026');
    control = drawn({ ...but, openMatches: [], version: 6 });
    await act(() => client.invalidateQueries());
    expect(await form.findByText(text)).toBeVisible();
    expect(shownBy(await picker('Kraj'))).toBe('30 08 2026');
    expect(form.getByRole('button', { name: 'Spremi' })).toBeDisabled();
  },
);
