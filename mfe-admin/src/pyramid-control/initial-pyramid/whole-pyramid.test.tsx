import { refuse } from '@club/shared/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { dialog, press } from '../../testing/administrator';
import { draftedBoard, openBoard, place } from '../../testing/drafted-board';

const { api, board } = draftedBoard();

test.each([
  ['Isprazni cijelu piramidu', /isprazniti cijelu piramidu/, 'Isprazni'],
  ['Poredaj po prošloj sezoni', /složiti iznova/, 'Složi'],
])(
  'if somebody else has changed the pyramid, the question %s closes and the new one is shown',
  async (button, title, agree) => {
    const seen: unknown[] = [];
    const changed = (version: unknown) => {
      seen.push(version);
      board.order = [1, 3, 2];
      return refuse(409, 'Sezona je u međuvremenu promijenjena.', { code: 'SEASON_CHANGED' });
    };
    api.use(
      http.delete('*/api/admin/clear-all-pyramid', ({ request }) =>
        changed(Number(new URL(request.url).searchParams.get('version'))),
      ),
      http.post('*/api/admin/pyramid-initial/2026/preset', async ({ request }) =>
        changed(((await request.json()) as { version: number }).version),
      ),
    );
    openBoard();
    await press(button);
    await userEvent.click((await dialog(title)).getByRole('button', { name: agree }));
    expect(await screen.findByText('Sezona je u međuvremenu promijenjena.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await place(/^1\. red, 2\. pozicija: Zorić A\./)).toBeVisible();
    expect(seen).toEqual([7]);
  },
);

test('the pyramid can be preset in the order of the last season, in the first season in that of the registrations', async () => {
  openBoard();
  await press('Poredaj po prošloj sezoni');
  const question = await dialog(/složiti iznova/);
  expect(question.getByText(/^Poredak sezone 2025\., zatim novi igrači redom prijave\./)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  cleanup();

  board.presetYear = null;
  openBoard();
  await press('Poredaj po redu prijave');
  expect((await dialog(/složiti iznova/)).getByText(/^Igrači redom prijave\./)).toBeVisible();
  expect(screen.queryByText('Poredaj po prošloj sezoni')).toBeNull();
});
