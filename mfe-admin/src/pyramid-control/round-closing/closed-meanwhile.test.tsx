import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { leagueRound, picker, shownBy, typeIntoPicker } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl, aPyramid, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { openRound, SEASON_CALL } from '../../testing/open-round';

const { api, control } = openRound();
const CLOSED = { ...ROUND, state: 'CLOSED' } as const;
const SECOND = leagueRound({ number: 2, round: 'DRUGO_KOLO' });

/** Another administrator changes the season while the page is open. */
const change = async (client: ReturnType<typeof openAsAdmin>['client'], but: Partial<SeasonControl>) => {
  const season = aControl({ version: 6, ...but });
  api.use(
    http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid({ round: season.rounds.at(-1) ?? null }))),
    http.get(SEASON_CALL, () => HttpResponse.json(season)),
  );
  await act(() => client.invalidateQueries());
};
const open = () => openAsAdmin('/admin/pyramid-control/rounds/preview');
const shown = () => screen.findByText(/^Objavom se zatvara 1\./);

test('a round that somebody else closes meanwhile is named, because the page is now about the next one', async () => {
  const { client } = open();
  await shown();
  await change(client, { rounds: [CLOSED, SECOND], plannedRounds: 3 });
  expect(
    await screen.findByText('1. kolo je u međuvremenu zatvoreno. Ovo je pregled zatvaranja 2. kola.'),
  ).toBeVisible();
});

test.each([
  ['closed as the last one', { rounds: [CLOSED] }, '1. kolo je u međuvremenu zatvoreno.'],
  ['undone', { rounds: [] }, 'Objava 1. kola u međuvremenu je poništena.'],
] as const)('the page of a round that was %s says so', async (_, but, text) => {
  const { client } = open();
  await shown();
  await change(client, { ...but, rounds: [...but.rounds] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Nijedno kolo nije otvoreno.')).toBeVisible();
});

test('a round that the page itself closes is no news', async () => {
  const { client } = open();
  await press('Objavi');
  const question = await dialog('Želite li zatvoriti 1. kolo?');
  await userEvent.click(question.getByRole('button', { name: 'Objavi' }));
  await change(client, { rounds: [CLOSED, SECOND], plannedRounds: 3 });
  expect(screen.queryByText(/u međuvremenu zatvoreno/)).not.toBeInTheDocument();
});

test.each([
  [
    'the round is closed',
    { rounds: [CLOSED, SECOND], plannedRounds: 3 },
    '1. kolo je u međuvremenu zatvoreno. Ovi se datumi više ne mogu primijeniti.',
  ],
  [
    'it has become the last one',
    { rounds: [ROUND], plannedRounds: 1 },
    'Kola je u međuvremenu manje: 2. kola neće biti. Ovi se datumi više ne mogu primijeniti.',
  ],
] as const)('typed dates of the next round stay when %s meanwhile, and the dialog says so', async (_, but, text) => {
  api.use(
    http.get(SEASON_CALL, () => HttpResponse.json({ ...control(), plannedRounds: 2 })),
    http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid())),
  );
  const { client } = open();
  await shown();
  await press('Datumi sljedećeg kola');
  const form = await dialog('Datumi 2. kola');
  await typeIntoPicker('Kraj', '30042026');
  await change(client, { ...but, rounds: [...but.rounds] });
  expect(await form.findByText(text)).toBeVisible();
  expect(shownBy(await picker('Kraj'))).toBe('30 04 2026');
  expect(form.getByRole('button', { name: 'Primijeni' })).toBeDisabled();
});
