import type { CloseRound } from '@club/shared/contracts/league/rounds';
import { deferred } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { keys } from '../../query-keys';
import { aControl, cellsOf, ROUND } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { openRound, SEASON_CALL } from '../../testing/open-round';
import { nextPyramid, storeSteps } from '../rearranged-pyramid/stored-steps';

const { api, season, preview } = openRound();
const PYRAMID = nextPyramid(2026, 2);
const OUTDATED = /^Otkako uređujete, rezultati su promijenili izračunatu piramidu\./;
const SECOND = { ...ROUND, number: 2, round: 'DRUGO_KOLO' } as const;
const nextOf = (order: (number | null)[]) => {
  return { round: SECOND, pyramid: cellsOf(order), matches: [], byes: [], joined: [], withdrawn: [] };
};

/** What the results make of the next pyramid. */
let computed: number[];
let checking: Promise<unknown>;
beforeEach(() => {
  localStorage.clear();
  computed = [1, 2, 3];
  checking = Promise.resolve();
  storeSteps(PYRAMID, { base: [1, 2, 3], orders: [[2, 1, 3]] });
  api.use(
    http.post(`${SEASON_CALL}/rounds/preview`, async ({ request }) => {
      const { next } = (await request.json()) as CloseRound;
      if (!next?.order) await checking;
      return HttpResponse.json({ ...preview(), next: nextOf(next?.order ?? computed) });
    }),
  );
});

const open = () => openAsAdmin('/admin/pyramid-control/rounds/preview?next=2&from=2026-04-20&to=2026-04-26');
const ask = async () => {
  await press('Objavi');
  return dialog('Želite li zatvoriti 1. kolo?');
};

test('a pyramid made by hand that no result has overtaken is published without a warning', async () => {
  open();
  expect(await screen.findByText('Piramida 2. kola uređena je ručno.')).toBeVisible();
  const question = await ask();
  expect(question.queryByText(OUTDATED)).toBeNull();
  expect(screen.queryByText(OUTDATED)).toBeNull();
});

test('later results are named on the page, with the way to the pyramid, and in the question', async () => {
  computed = [3, 2, 1];
  open();
  expect(await screen.findByText(OUTDATED)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Uređivanje piramida' })).toHaveAttribute(
    'href',
    '/admin/pyramid-control/edit-pyramids?next=2&from=2026-04-20&to=2026-04-26',
  );
  const question = await ask();
  expect(question.getByText(OUTDATED)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Objavi' }));
  expect(await screen.findByText('Kolo je objavljeno.')).toBeVisible();
  expect(season.sent).toMatchObject([{ next: { order: [2, 1, 3] } }]);
});

test('the warning ends with the return to the computed pyramid', async () => {
  computed = [3, 2, 1];
  open();
  expect(await screen.findByText(OUTDATED)).toBeVisible();
  await press('Vrati na izračunato');
  expect(screen.queryByText(OUTDATED)).toBeNull();
  const question = await ask();
  expect(question.queryByText(OUTDATED)).toBeNull();
});

test('nothing can be published before the computed pyramid is known', async () => {
  const answered = deferred();
  checking = answered.promise;
  computed = [3, 2, 1];
  open();
  expect(await screen.findByText('Pregled se osvježava…')).toBeVisible();
  await press('Objavi');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answered.resolve();
  expect(await screen.findByText(OUTDATED)).toBeVisible();
  expect((await ask()).getByText(OUTDATED)).toBeVisible();
});

test('a result that is entered while the page is open is noticed as well', async () => {
  const control = { ...aControl() };
  api.use(http.get(SEASON_CALL, () => HttpResponse.json(control)));
  const { client } = open();
  expect(await screen.findByText('Piramida 2. kola uređena je ručno.')).toBeVisible();
  computed = [3, 2, 1];
  control.version = 6;
  await act(() => client.invalidateQueries({ queryKey: keys.seasonControl(2026) }));
  expect(await screen.findByText(OUTDATED)).toBeVisible();
});
