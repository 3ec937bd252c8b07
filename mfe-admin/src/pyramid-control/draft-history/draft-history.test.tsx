import type { PyramidControl, SaveDraft } from '@club/shared/contracts/league/pyramid-control';
import { deferred, fakeApi, liveEvents, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl, aPyramid, cellsOf, PLAYERS, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

let order: (number | null)[];
let version: number;
let state: PyramidControl['state'];
let restored: SaveDraft[];

const control = () =>
  aPyramid({
    'List of players': PLAYERS.map((player) => {
      const { id } = player;
      const inPyramid = order.includes(id);
      return { ...player, nadimak: null, entered: true, inPyramid, isSubstitute: false, withdrawn: false };
    }),
    'List of pyramid': cellsOf(order),
    version,
    state,
    round: state === 'PREPARING' ? null : ROUND,
    presetYear: 2025,
  });
const done = (message: string) => {
  version += 1;
  return HttpResponse.json({ message, version });
};
const changed = () => refuse(409, 'Sezona je u međuvremenu promijenjena.', { code: 'SEASON_CHANGED' });

const live = liveEvents();
const api = fakeApi(
  live.handler,
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(control())),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(aControl())),
  http.post('*/api/admin/select-player', async ({ request }) => {
    const { playerId, row, position } = (await request.json()) as { playerId: number; row: number; position: number };
    order[(row - 1) * 4 + position - 1] = playerId || null;
    return done('Igrač je postavljen u piramidu.');
  }),
  http.post('*/api/admin/clear-pyramid-row-position', ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (Number(searchParams.get('version')) !== version) return changed();
    order[(Number(searchParams.get('row')) - 1) * 4 + Number(searchParams.get('position')) - 1] = null;
    return done('Mjesto je ispražnjeno.');
  }),
  http.post('*/api/admin/pyramid-initial/2026/preset', () => {
    order = [5, 4, 3, 2, 1];
    return done('Piramida je složena po poretku lige iz 2025. godine.');
  }),
  http.put('*/api/admin/pyramid-initial/2026', async ({ request }) => {
    const body = (await request.json()) as SaveDraft;
    if (body.version !== version) return changed();
    restored.push(body);
    order = [...body.order];
    return done('Piramida je spremljena.');
  }),
);
beforeEach(() => {
  order = [1, 2, 3, 4, 5];
  version = 7;
  state = 'PREPARING';
  restored = [];
});

const open = () => openAsAdmin('/admin/pyramid-control');
const place = (name: RegExp) => screen.findByRole('button', { name });
async function clear(name: RegExp): Promise<void> {
  await userEvent.click(await place(name));
  await press('Isprazni polje');
  await place(new RegExp(`${name.source}: prazno`));
}
const undo = () => screen.findByRole('button', { name: 'Poništi korak' });
const notice = async (text: string) => within(await screen.findByRole('region', { name: 'Poruke' })).findByText(text);
const LOST = 'Sezona je u međuvremenu promijenjena, pa se raniji koraci više ne mogu poništiti.';

test('after two places were emptied each press brings one player back, the last first, and says whom', async () => {
  open();
  expect(await undo()).toBeDisabled();
  await clear(/^1\. red, 3\. pozicija/);
  await clear(/^1\. red, 4\. pozicija/);
  expect(await undo()).toHaveAccessibleDescription('Zadnji korak: ispražnjeno mjesto (1. red, 4. pozicija)');

  await press('Poništi korak');
  expect(await place(/^1\. red, 4\. pozicija: Kralj M\./)).toBeVisible();
  expect(await notice('Poništeno: ispražnjeno mjesto (1. red, 4. pozicija).')).toBeVisible();
  expect(await place(/^1\. red, 3\. pozicija: prazno/)).toBeVisible();

  await press('Poništi korak');
  expect(await place(/^1\. red, 3\. pozicija: Zorić A\./)).toBeVisible();
  expect(await notice('Poništeno: ispražnjeno mjesto (1. red, 3. pozicija).')).toBeVisible();
  expect(await undo()).toBeDisabled();
  expect(await undo()).toHaveAccessibleDescription('Nema koraka za poništavanje.');
  expect(restored.map((sent) => sent.version)).toEqual([9, 10]);
});

test('the button of the snackbar also undoes the last step, and that of the next snackbar redoes it', async () => {
  open();
  await clear(/^1\. red, 3\. pozicija/);
  await clear(/^1\. red, 4\. pozicija/);
  await press('Poništi');
  expect(await place(/^1\. red, 4\. pozicija: Kralj M\./)).toBeVisible();
  expect(await undo()).toHaveAccessibleDescription('Zadnji korak: ispražnjeno mjesto (1. red, 3. pozicija)');
  await press('Ponovi');
  expect(await notice('Ponovljeno: ispražnjeno mjesto (1. red, 4. pozicija).')).toBeVisible();
  expect(await place(/^1\. red, 4\. pozicija: prazno/)).toBeVisible();
  await press('Poništi korak');
  expect(await place(/^1\. red, 4\. pozicija: Kralj M\./)).toBeVisible();
  await press('Poništi korak');
  expect(await place(/^1\. red, 3\. pozicija: Zorić A\./)).toBeVisible();
  expect(await undo()).toBeDisabled();
});

test('undoing a step next to the board also removes its snackbar', async () => {
  open();
  await clear(/^1\. red, 3\. pozicija/);
  expect(screen.getByRole('button', { name: 'Poništi' })).toBeVisible();
  await press('Poništi korak');
  await screen.findByRole('button', { name: 'Ponovi' });
  expect(screen.queryByRole('button', { name: 'Poništi' })).toBeNull();
});

test('the undo button names the step: a placed player, the order of the last season', async () => {
  order = [1, 2, null];
  open();
  await userEvent.click(await place(/^1\. red, 3\. pozicija: prazno/));
  await press(/^3\.\s*Ana Zorić/);
  await press('Spremi');
  await place(/^1\. red, 3\. pozicija: Zorić A\./);
  await press('Poredaj po prošloj sezoni');
  await userEvent.click((await dialog(/složiti iznova/)).getByRole('button', { name: 'Složi' }));
  await place(/^1\. red, 1\. pozicija: Novak P\./);

  await press('Poništi korak');
  expect(await notice('Poništeno: poredak po sezoni 2025.')).toBeVisible();
  await press('Poništi korak');
  expect(await notice('Poništeno: Zorić A. (1. red, 3. pozicija).')).toBeVisible();
  expect(await place(/^1\. red, 3\. pozicija: prazno/)).toBeVisible();
});

test('a step that was undone before the board has shown it cannot be redone: the order after it is unknown', async () => {
  open();
  await userEvent.click(await place(/^1\. red, 3\. pozicija/));
  api.use(http.get('*/api/admin/pyramid-control', () => refuse(500, 'Greška.')));
  await press('Isprazni polje');
  await press('Poništi');
  expect(await notice('Poništeno: ispražnjeno mjesto (1. red, 3. pozicija).')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ponovi' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Poništi' })).toBeNull();
  expect(restored).toMatchObject([{ version: 8 }]);
});

test('while a step is being saved, none can be undone', async () => {
  const saving = deferred();
  open();
  await clear(/^1\. red, 3\. pozicija/);
  api.use(
    http.post('*/api/admin/clear-pyramid-row-position', async () => {
      await saving.promise;
      order[3] = null;
      return done('Mjesto je ispražnjeno.');
    }),
  );
  await userEvent.click(await place(/^1\. red, 4\. pozicija/));
  await press('Isprazni polje');
  await press('Poništi korak');
  saving.resolve();
  await place(/^1\. red, 4\. pozicija: prazno/);
  expect(restored).toEqual([]);
  await press('Poništi korak');
  expect(await place(/^1\. red, 4\. pozicija: Kralj M\./)).toBeVisible();
});

describe('what somebody else changes is not overwritten', () => {
  test('when the server refuses a step, it and the steps before it are dropped, and the page says so', async () => {
    open();
    await clear(/^1\. red, 3\. pozicija/);
    await clear(/^1\. red, 4\. pozicija/);
    version += 1;
    order[0] = null;
    await press('Poništi korak');
    expect(await screen.findByText('Sezona je u međuvremenu promijenjena.')).toBeVisible();
    expect(await screen.findByText(LOST)).toBeVisible();
    expect(await undo()).toBeDisabled();
    expect(await place(/^1\. red, 1\. pozicija: prazno/)).toBeVisible();
    expect(restored).toEqual([]);

    await clear(/^1\. red, 2\. pozicija/);
    expect(screen.queryByText(LOST)).toBeNull();
    await press('Poništi korak');
    expect(await place(/^1\. red, 2\. pozicija: Horvat L\./)).toBeVisible();
    expect(await undo()).toBeDisabled();
  });

  test('a change that arrives as a live event ends the steps before anybody tries to undo them', async () => {
    open();
    await clear(/^1\. red, 3\. pozicija/);
    live.connect();
    version += 1;
    order[0] = null;
    await live.change('league');
    expect(await screen.findByText(LOST)).toBeVisible();
    expect(await undo()).toBeDisabled();
  });

  test('the page’s own change whose event arrives before its response does not count as somebody else’s', async () => {
    const answering = deferred();
    api.use(
      http.post('*/api/admin/clear-pyramid-row-position', async () => {
        order[3] = null;
        const answer = done('Mjesto je ispražnjeno.');
        await act(async () => live.publish({ type: 'change', topic: 'league', version: 2 }));
        await answering.promise;
        return answer;
      }),
    );
    open();
    await userEvent.click(await place(/^1\. red, 3\. pozicija/));
    await press('Spremi');
    await place(/^1\. red, 3\. pozicija: prazno/);
    live.connect();
    await waitFor(() => expect(live.isOpen()).toBe(true));
    await userEvent.click(await place(/^1\. red, 4\. pozicija/));
    await press('Isprazni polje');
    await place(/^1\. red, 4\. pozicija: prazno/);
    expect(screen.queryByText(LOST)).toBeNull();
    answering.resolve();
    await press('Poništi korak');
    expect(await place(/^1\. red, 4\. pozicija: Kralj M\./)).toBeVisible();
  });

  test('once the pyramid is published there is nothing to undo, not even after the publication is undone', async () => {
    open();
    await clear(/^1\. red, 3\. pozicija/);
    live.connect();
    version += 1;
    state = 'ROUNDS';
    await live.change('league');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Poništi korak' })).toBeNull());
    expect(screen.queryByText(LOST)).toBeNull();
    await press('Poništi');
    expect(await screen.findByText('Sezona je u međuvremenu promijenjena.')).toBeVisible();

    version += 1;
    state = 'PREPARING';
    await live.change('league');
    expect(await undo()).toBeDisabled();
    expect(restored).toEqual([]);
  });
});

test('after leaving the page and returning there is nothing to undo next to the board', async () => {
  const { router } = open();
  await clear(/^1\. red, 3\. pozicija/);
  await act(() => router.navigate('/admin/season-import'));
  await screen.findByRole('heading', { level: 1, name: 'Uvoz sezone' });
  await act(() => router.navigate('/admin/pyramid-control'));
  expect(await undo()).toBeDisabled();
});
