import { deferred, fakeApi } from '@club/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { accountBalance, clubDay, leagueStatus, opponents, slotList } from '../testing/club-api';
import { clubSlots, FREE } from '../testing/club-slots';
import { cell, inDialog, openGrid, pick, press } from '../testing/open-grid';

const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());

const OTHER = 'Teren 1, nedjelja 22. studenoga, 20:00–21:30, slobodno';

test.each([
  ['account', 'account-balance', 'Prijateljski'],
  ['opponents', 'my-opponents', 'Liga'],
])(
  'another slot can be chosen while the %s loads: the dialog of the first does not appear any more',
  async (_, path, game) => {
    const loading = deferred();
    api.use(
      http.get(`*/api/${path}`, async () => {
        await loading.promise;
        return HttpResponse.error();
      }),
    );
    openGrid();
    const other = await cell(OTHER);
    await pick(FREE);
    const choice = await inDialog(game);
    // With an element found before: the delay is short, and searching the grid takes long.
    await act(async () => void fireEvent.click(choice));
    await act(async () => void fireEvent.click(other));
    expect(await screen.findByRole('dialog', { name: 'Susret:' })).toHaveTextContent('nedjelja, 22. studenoga 2026.');
    await act(async () => loading.resolve());
    // Whatever follows the answer, or its timeout, has happened after the next turns of the event loop.
    await act(() => new Promise((go) => setTimeout(go, 50)));
    await press('Prijateljski');
    const question = await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
    expect(question).toHaveTextContent('nedjelja, 22. studenoga 2026.');
    expect(question).toHaveTextContent('20:00–21:30');
  },
);
