import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { deferred, picker, refuse, shownBy, typeIntoPicker } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { keys } from '../../query-keys';
import { aControl, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { openRound, SEASON_CALL } from '../../testing/open-round';

const { api } = openRound();
const isSeason = (but: Partial<SeasonControl>) =>
  api.use(http.get(SEASON_CALL, () => HttpResponse.json(aControl(but))));
const bar = async (name: string) => within(await screen.findByRole('region', { name }));

test.each(['', '/rounds', '/results', '/edit-pyramids', '/knockout', '/changes'])(
  'the bar of the round is on top of the pyramid control%s, with one primary button',
  async (page) => {
    api.use(
      http.get(`${SEASON_CALL}/changes`, () => HttpResponse.json([])),
      http.get('*/api/all-pyramids', () =>
        HttpResponse.json({
          year: 2026,
          version: 5,
          rounds: [ROUND],
          pyramidInitialDataGrouped: {},
          resultsLeagueDataGrouped: {},
          pyramidResultsDataGrouped: {},
        }),
      ),
    );
    openAsAdmin(`/admin/pyramid-control${page}`);
    const round = await bar('1. od 2 kola');
    expect(round.getByRole('link', { name: 'Pregled zatvaranja kola' })).toHaveAttribute(
      'href',
      '/admin/pyramid-control/rounds/preview',
    );
    const undo = round.getByRole('button', { name: 'Poništi objavu' });
    expect(undo).toBeDisabled();
    expect(undo).toHaveAccessibleDescription('1. kolo već ima rezultate.');
    expect(round.getByText('1. kolo već ima rezultate.')).toBeVisible();
  },
);

test('a publication that can be undone is named', async () => {
  isSeason({ undo: { allowed: true, what: 'Objava 1. kola', reason: null } });
  openAsAdmin('/admin/pyramid-control');
  const undo = (await bar('1. od 2 kola')).getByRole('button', { name: 'Poništi objavu' });
  expect(undo).toBeEnabled();
  expect(undo).toHaveAccessibleDescription('Objava 1. kola');
});

test('before the first round the bar publishes it, and there is nothing to undo', async () => {
  isSeason({ state: 'PREPARING', rounds: [], openMatches: [] });
  openAsAdmin('/admin/pyramid-control');
  const season = await bar('Sezona 2026. nije objavljena');
  expect(season.getByRole('button', { name: 'Objavi 1. kolo' })).toBeEnabled();
  expect(season.queryByRole('button', { name: 'Poništi objavu' })).toBeNull();
  expect(season.queryByText('rezultata upisano')).toBeNull();
});

describe('an open dialog of dates, while another administrator changes the season', () => {
  const none: Partial<SeasonControl> = { state: 'PREPARING', rounds: [], openMatches: [] };
  const closed = { ...ROUND, state: 'CLOSED' } as const;
  const over: Partial<SeasonControl> = { state: 'KNOCKOUT', rounds: [closed], openMatches: [] };
  const second = { ...ROUND, number: 2, startDate: '2026-04-20', endDate: '2026-04-26' };
  const next: Partial<SeasonControl> = { rounds: [closed, second] };
  const change = async (client: ReturnType<typeof openAsAdmin>['client'], but: Partial<SeasonControl>) => {
    isSeason({ ...but, version: 6 });
    await act(() => client.invalidateQueries({ queryKey: keys.seasonControl(2026) }));
  };
  const CLOSED = '1. kolo je u međuvremenu zatvoreno. Ovi se datumi više ne mogu spremiti.';
  const UNDONE = 'Objava 1. kola u međuvremenu je poništena. Ovi se datumi više ne mogu spremiti.';
  const PUBLISHED = '1. kolo u međuvremenu je objavljeno, pa se ne može ponovno objaviti.';

  test.each([
    ['the first round is published', none, {}, 'Objavi 1. kolo', 'Objava 1. kola', 'Objavi', PUBLISHED],
    ['the last round is closed', {}, over, 'Promijeni datume', 'Datumi 1. kola', 'Spremi', CLOSED],
    ['the next is published', {}, next, 'Promijeni datume', 'Datumi 1. kola', 'Spremi', CLOSED],
    ['the publication is undone', {}, none, 'Promijeni datume', 'Datumi 1. kola', 'Spremi', UNDONE],
  ] as const)('keeps what was typed when %s, and says that it cannot be saved', async (...[, ...row]) => {
    const [before, after, button, title, submit, text] = row;
    isSeason(before);
    const { client } = openAsAdmin('/admin/pyramid-control/rounds');
    await press(button);
    const form = await dialog(title);
    await typeIntoPicker('Kraj', '22042026');
    await change(client, after);
    expect(await form.findByText(text)).toBeVisible();
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(shownBy(await picker('Kraj'))).toBe('22 04 2026');
    expect(form.getByRole('button', { name: submit })).toBeDisabled();
  });

  test('keeps what was typed when something else changes, and the refusal names the change', async () => {
    const message = 'Sezona je u međuvremenu promijenjena (Zvonimir Matić).';
    api.use(
      http.put(`${SEASON_CALL}/rounds/1/dates`, () =>
        refuse(409, message, { code: 'SEASON_CHANGED', extra: { version: 6, changes: [] } }),
      ),
    );
    const { client } = openAsAdmin('/admin/pyramid-control/rounds');
    await press('Promijeni datume');
    const form = await dialog('Datumi 1. kola');
    await typeIntoPicker('Kraj', '22042026');
    await change(client, {});
    await userEvent.click(form.getByRole('button', { name: 'Spremi' }));
    expect(await form.findByText(message)).toBeVisible();
    expect(shownBy(await picker('Kraj'))).toBe('22 04 2026');
  });

  test('does not take its own publication for somebody else’s', async () => {
    isSeason(none);
    const saving = deferred();
    api.use(
      http.post(`${SEASON_CALL}/rounds`, async () => {
        await saving.promise;
        return HttpResponse.json({ message: 'Objavljeno je 1. kolo.', version: 6 });
      }),
    );
    const { client } = openAsAdmin('/admin/pyramid-control/rounds');
    await press('Objavi 1. kolo');
    const form = await dialog('Objava 1. kola');
    await userEvent.click(form.getByRole('button', { name: 'Objavi' }));
    await change(client, {});
    expect(await screen.findByText('1. od 2 kola')).toBeInTheDocument();
    expect(form.queryByText(PUBLISHED)).not.toBeInTheDocument();
    saving.resolve();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('after the last round the bar leads to the knockout, except on its page', async () => {
  const over: Partial<SeasonControl> = { state: 'KNOCKOUT', rounds: [{ ...ROUND, state: 'CLOSED' }], openMatches: [] };
  isSeason({ ...over, plannedRounds: 1 });
  const { unmount } = openAsAdmin('/admin/pyramid-control/rounds');
  expect((await bar('1. od 1 kola')).getByRole('link', { name: 'Završni turnir' })).toBeVisible();
  unmount();
  openAsAdmin('/admin/pyramid-control/knockout');
  expect((await bar('1. od 1 kola')).queryByRole('link')).toBeNull();
});

describe('the end of a season', () => {
  const over: Partial<SeasonControl> = {
    ...{ state: 'FINISHED', isDrawn: true, rounds: [{ ...ROUND, state: 'CLOSED' }], openMatches: [] },
    undo: { allowed: true, what: 'Kraj sezone', reason: null },
  };
  const prepared: Partial<SeasonControl> = { state: 'PREPARING', rounds: [], openMatches: [] };
  let sent: unknown[];
  beforeEach(() => {
    sent = [];
    api.use(
      http.post('*/api/admin/league/seasons/:year/undo', async ({ request, params }) => {
        sent.push({ year: params.year, body: await request.json() });
        return HttpResponse.json({ message: 'Kraj sezone je poništen.', version: 9 });
      }),
    );
  });

  test.each([
    [
      'on its own pages',
      'Završni turnir 2026.',
      over,
      { year: '2026', body: { version: 5 } },
      'Želite li poništiti kraj sezone 2026.?',
    ],
    [
      'on those of the next one, which the control shows then',
      'Sezona 2026. nije objavljena',
      { ...prepared, ended: { year: 2025, version: 8 } },
      { year: '2025', body: { version: 8 } },
      'Želite li poništiti kraj sezone 2025.?',
    ],
  ])('is undone %s, after a question', async (_, title, control, call, question) => {
    isSeason(control);
    openAsAdmin('/admin/pyramid-control/rounds');
    const undo = (await bar(title)).getByRole('button', { name: 'Poništi kraj sezone' });
    expect(undo).toHaveAccessibleDescription(`Završena je sezona ${call.year}.`);
    await userEvent.click(undo);
    const asked = await dialog(question);
    expect(sent).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Poništi kraj sezone' }));
    expect(await screen.findByText('Kraj sezone je poništen.')).toBeVisible();
    expect(sent).toEqual([call]);
  });

  test.each([
    ['that has none before it', { ended: null }],
    ['of an older server', {}],
  ])('is not offered by a prepared season %s', async (_, but) => {
    isSeason({ ...prepared, ...but });
    openAsAdmin('/admin/pyramid-control');
    const season = await bar('Sezona 2026. nije objavljena');
    expect(season.queryByRole('button', { name: 'Poništi kraj sezone' })).toBeNull();
  });

  test('that somebody has undone meanwhile is reported, and not undone again', async () => {
    isSeason(over);
    const message = 'Sezona je u međuvremenu promijenjena (Zvonimir Matić: Poništeno: Kraj sezone).';
    api.use(http.post(`${SEASON_CALL}/undo`, () => refuse(409, message, { code: 'SEASON_CHANGED' })));
    openAsAdmin('/admin/pyramid-control/rounds');
    await press('Poništi kraj sezone');
    const asked = await dialog(/poništiti kraj sezone/);
    await userEvent.click(asked.getByRole('button', { name: 'Poništi kraj sezone' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

test('a finished season whose end stays has no undo, but says why', async () => {
  const reason = 'Sezona 2026. je završena i više se ne mijenja.';
  isSeason({
    state: 'FINISHED',
    isDrawn: true,
    rounds: [{ ...ROUND, state: 'CLOSED' }],
    openMatches: [],
    undo: { allowed: false, what: null, reason },
  });
  openAsAdmin('/admin/pyramid-control/rounds');
  const season = await bar('Završni turnir 2026.');
  expect(season.getByText(reason)).toBeVisible();
  expect(season.queryByRole('button')).toBeNull();
});

test('a bar that cannot be loaded says so in its place, and can be loaded again; the page stays usable', async () => {
  api.use(http.get(SEASON_CALL, () => refuse(500, 'Baza ne odgovara.'), { once: true }));
  openAsAdmin('/admin/pyramid-control');
  expect(await screen.findByText('Nismo uspjeli učitati stanje kola.')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Početna piramida' })).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await screen.findByRole('region', { name: '1. od 2 kola' })).toBeVisible();
});

test('a page about the rounds shows one failure and one retry, not two', async () => {
  api.use(http.get(SEASON_CALL, () => refuse(500, 'Baza ne odgovara.')));
  openAsAdmin('/admin/pyramid-control/rounds');
  expect(await screen.findByText('Nismo uspjeli učitati stanje kola.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Pokušaj ponovno' })).toHaveLength(1);
});

test('the pages can be opened while the round is still loading', async () => {
  const reading = deferred();
  api.use(
    http.get(SEASON_CALL, async () => {
      await reading.promise;
      return HttpResponse.json(aControl());
    }),
  );
  openAsAdmin('/admin/pyramid-control');
  const pages = within(await screen.findByRole('navigation', { name: 'Kontrola piramide' }));
  expect(pages.getByRole('link', { name: 'Početna piramida' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Kola' })).not.toHaveAttribute('aria-current');
  expect(screen.queryByRole('region', { name: '1. od 2 kola' })).toBeNull();
  reading.resolve();
  await waitFor(() => expect(screen.getByRole('region', { name: '1. od 2 kola' })).toBeVisible());
});

test('the map of the rounds names each round and its state', async () => {
  openAsAdmin('/admin/pyramid-control');
  const map = await bar('Kola 2026.');
  expect(map.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1. kolo: otvoreno',
    '2. kolo: još nije objavljeno',
  ]);
  expect(map.getByText('1. kolo je otvoreno. Pravila sezone zaključana su od 1. kola.')).toBeVisible();
});
