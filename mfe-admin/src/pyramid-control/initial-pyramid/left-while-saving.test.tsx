import { asPhone, deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { dialog, press } from '../../testing/administrator';
import { draftedBoard, openBoard, place } from '../../testing/drafted-board';

const { api, board } = draftedBoard();
const NOTICE = 'Pričekajte, podaci se spremaju.';
const REFUSAL = 'Došlo je do greške. Pokušajte ponovo. Na tom je mjestu već netko.';

/** Calls that are refused once the test says so. */
function refused() {
  const answer = deferred();
  const refusal = async () => {
    board.sent.push('sent');
    await answer.promise;
    return refuse(409, 'Na tom je mjestu već netko.');
  };
  api.use(
    http.post('*/api/admin/select-player', refusal),
    http.post('*/api/admin/clear-pyramid-row-position', refusal),
  );
  return answer;
}

describe('on a phone', () => {
  asPhone();

  test.each(['Spremi', 'Isprazni polje'])(
    'the sheet of a place stays until the response has arrived: %s',
    async (save) => {
      const answer = refused();
      openBoard();
      await userEvent.click(await place(/^1\. red, 1\. pozicija: Babić I\./));
      await press(save);
      await waitFor(() => expect(board.sent).toEqual(['sent']));
      await press('Zatvori');
      expect(await screen.findByText(NOTICE)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      answer.resolve();
      const sheet = await dialog('1. red, 1. pozicija');
      expect(await sheet.findByText(REFUSAL)).toBeVisible();
      expect(screen.queryByText(NOTICE)).toBeNull();
      await press('Zatvori');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});

test('the page cannot be left while a place is being saved, because its refusal would be lost', async () => {
  const answer = refused();
  const { router } = openBoard();
  await userEvent.click(await place(/^1\. red, 1\. pozicija: Babić I\./));
  await press('Spremi');
  await waitFor(() => expect(board.sent).toEqual(['sent']));
  await act(() => router.navigate('/admin/season-import'));
  expect(await screen.findByText(NOTICE)).toBeVisible();
  answer.resolve();
  expect(await screen.findByText(REFUSAL)).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/pyramid-control');
  // The refusal is shown a render before the guard ends.
  const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(isGuarded()).toBe(false));
  await act(() => router.navigate('/admin/season-import'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Uvoz sezone' })).toBeVisible();
});
