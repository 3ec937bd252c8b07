import { liveEvents } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { openAsAdmin } from '../testing/administrator';
import { clubSettings } from '../testing/club-settings';

const { api, club } = clubSettings();
const live = liveEvents();
let lighted: number[];
/** The page waits for it when it reads the lights. */
let readable: Promise<void>;
beforeEach(() => {
  lighted = [1];
  readable = Promise.resolve();
  const courts = () => [1, 2].map((teren) => ({ teren, lighted: lighted.includes(teren) }));
  api.use(
    live.handler,
    http.get('*/api/admin/opening', async () => {
      await readable;
      return HttpResponse.json({ isOpen: true, done: [], courts: courts(), mail: 'NONE', mailTo: null });
    }),
  );
});
const light = (teren: number) => screen.findByRole('switch', { name: `Teren ${teren} ima rasvjetu` });

test('lights are saved with those that the page showed, so that administrators do not undo each other’s changes', async () => {
  openAsAdmin('/admin/first-steps?step=COURTS');
  await userEvent.click(await light(2));
  await userEvent.click(await light(1));
  await waitFor(() =>
    expect(club.sent).toEqual([
      ['PUT', 'courts', { lighted: [1, 2], seen: [1] }],
      ['PUT', 'courts', { lighted: [], seen: [1] }],
    ]),
  );
});

test('lights that are switched back before the page has read them again are switched back at the server', async () => {
  openAsAdmin('/admin/first-steps?step=COURTS');
  await light(2);
  let read = () => {};
  readable = new Promise((resolve) => (read = resolve));
  await userEvent.click(await light(2));
  await screen.findByText('Spremljeno.');
  await userEvent.click(await light(2));
  await waitFor(() => expect(club.sent).toHaveLength(2));
  expect(club.sent).toEqual([
    ['PUT', 'courts', { lighted: [1, 2], seen: [1] }],
    ['PUT', 'courts', { lighted: [1], seen: [1, 2] }],
  ]);
  read();
  await waitFor(async () => expect(await light(2)).not.toBeChecked());
});

test('lights that somebody else switches are shown at once', async () => {
  openAsAdmin('/admin/first-steps?step=COURTS');
  live.connect();
  expect(await light(2)).not.toBeChecked();
  lighted = [1, 2];
  await live.change('pricing');
  await waitFor(async () => expect(await light(2)).toBeChecked());
});
