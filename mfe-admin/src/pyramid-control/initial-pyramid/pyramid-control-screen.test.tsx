import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, press } from '../../testing/administrator';
import { draftedBoard, openBoard, place } from '../../testing/drafted-board';

const { api, board, done } = draftedBoard();

test('a pressed place and a player of the list fill the form, and the saved player is in the grid', async () => {
  openBoard();
  await userEvent.click(await place(/^1\. red, 2\. pozicija: prazno/));
  await press(/^3\.\s*Ana Zorić/);
  await press('Spremi');
  expect(await screen.findByText('Igrač je postavljen u piramidu.')).toBeVisible();
  expect(await place(/^1\. red, 2\. pozicija: Zorić A\., 0 bodova/)).toBeVisible();
  expect(board.sent).toEqual([{ playerId: 3, row: 1, position: 2, replacePlayer: false, version: 7 }]);
});

test('a place that is chosen while a player is being saved stays chosen', async () => {
  const saving = deferred();
  api.use(
    http.post('*/api/admin/select-player', async ({ request }) => {
      board.sent.push(await request.json());
      await saving.promise;
      return done('Igrač je postavljen u piramidu.');
    }),
  );
  openBoard();
  await userEvent.click(await place(/^1\. red, 2\. pozicija: prazno/));
  await press(/^3\.\s*Ana Zorić/);
  await press('Spremi');
  await waitFor(() => expect(board.sent).toHaveLength(1));
  await userEvent.click(await place(/^2\. red, 4\. pozicija: prazno/));
  saving.resolve();
  await screen.findByText('Igrač je postavljen u piramidu.');
  expect(await screen.findByRole('combobox', { name: 'Igrač' })).toHaveTextContent('Nitko (prazno mjesto)');
  expect(screen.getByRole('textbox', { name: 'Red (1–20)' })).toHaveValue('2');
  expect(await place(/^2\. red, 4\. pozicija: prazno/)).toHaveAttribute('aria-pressed', 'true');
});

test('without a row or position nothing is sent; a refusal is shown with its reason', async () => {
  openBoard('?row=1&position=3');
  const row = await screen.findByRole('textbox', { name: 'Red (1–20)' });
  expect(row).toHaveValue('1');
  await userEvent.clear(row);
  await press('Spremi');
  expect(await screen.findByText('Molimo odaberite sve podatke.')).toBeVisible();
  await userEvent.type(row, '21');
  expect(await screen.findByText('Red je od 1 do 20, a pozicija od 1 do 4.')).toBeVisible();
  expect(board.sent).toEqual([]);

  api.use(http.post('*/api/admin/select-player', () => refuse(409, 'Na tom je mjestu već netko.')));
  await userEvent.clear(row);
  await userEvent.type(row, '1');
  await press('Spremi');
  expect(await screen.findByText('Došlo je do greške. Pokušajte ponovo. Na tom je mjestu već netko.')).toBeVisible();

  api.use(http.post('*/api/admin/select-player', () => new HttpResponse(null, { status: 500 })));
  await press('Spremi');
  expect(await screen.findByText('Došlo je do greške. Pokušajte ponovo.')).toBeVisible();
});

test('a cleared place is restored with one press, and the whole pyramid is emptied only after a confirmation', async () => {
  openBoard();
  await userEvent.click(await place(/^1\. red, 1\. pozicija: Babić I\./));
  await press('Isprazni polje');
  expect(await place(/^1\. red, 1\. pozicija: prazno/)).toBeVisible();
  expect(board.sent).toEqual([['?row=1&position=1&version=7', { id: 1 }]]);
  await press('Poništi');
  expect(await place(/^1\. red, 1\. pozicija: Babić I\./)).toBeVisible();
  expect(board.sent.at(-1)).toBe(8);

  await press('Isprazni cijelu piramidu');
  expect(board.order).toHaveLength(80);
  const emptying = await dialog(/isprazniti cijelu piramidu/);
  expect(emptying.getByText(/^Iz piramide izlaze 2 igrača\.$/)).toBeVisible();
  await userEvent.click(emptying.getByRole('button', { name: 'Isprazni' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Babić I\., 0/ })).toBeNull());
});

test('an undo that is refused after the page was left is still reported', async () => {
  const restoring = deferred();
  api.use(
    http.put('*/api/admin/pyramid-initial/2026', async () => {
      board.sent.push('undo');
      await restoring.promise;
      return refuse(409, 'Sezona je u međuvremenu promijenjena.');
    }),
  );
  const { router } = openBoard();
  await userEvent.click(await place(/^1\. red, 1\. pozicija: Babić I\./));
  await press('Isprazni polje');
  await press('Poništi');
  await waitFor(() => expect(board.sent.at(-1)).toBe('undo'));
  await act(() => router.navigate('/admin/season-import'));
  await screen.findByRole('heading', { level: 1, name: 'Uvoz sezone' });
  restoring.resolve();
  const notices = within(await screen.findByRole('region', { name: 'Poruke' }));
  expect(await notices.findByText('Sezona je u međuvremenu promijenjena.')).toBeVisible();
});

test('the number of players found by a search is announced', async () => {
  openBoard();
  const card = within(await screen.findByRole('region', { name: 'Igrači lige' }));
  await userEvent.type(card.getByRole('searchbox'), 'zoric');
  expect(card.getByRole('status')).toHaveTextContent('1 igrač');
  await userEvent.type(card.getByRole('searchbox'), 'x');
  expect(card.getByRole('status')).toHaveTextContent('0 igrača');
});

test.each(['PREPARING', 'ROUNDS'] as const)(
  'of all players only those outside the pyramid can be chosen, the others with the reason (%s)',
  async (now) => {
    board.state = now;
    openBoard('?players=all');
    expect(await screen.findByRole('button', { name: '1. Ivan Babić u piramidi' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '3. Ana Zorić' })).toBeEnabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Igrač' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nitko/),
      'Zorić Ana',
    ]);
  },
);
