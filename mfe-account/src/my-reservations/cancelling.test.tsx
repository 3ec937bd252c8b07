import { refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anOwnReservation } from '../testing/an-own-reservation';
import { bodyRows, cells, many, myReservations, openMyReservations as open } from '../testing/my-reservations-page';

const { api, club } = myReservations();

describe('cancelling a reservation', () => {
  const cancel = { index: 4, terminId: 12, datumSend: '2026-11-23' };
  const booked = () =>
    anOwnReservation({ datumRezerviranja: '2026-11-23', vrijemeTermina: '08:00:00', teren: 2, cijena: 7, cancel });
  const askToCancel = async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Otkaži termin 23.11.2026. 08:00–09:30, teren 2' }),
    );
    return screen.findByRole('dialog');
  };

  test('a refusal is shown in the dialog, and the list is refetched', async () => {
    club.rows = [booked()];
    api.use(http.delete('*/api/cancel-reservation', () => refuse(409, 'Termin je već počeo.')));
    open();
    const dialog = await askToCancel();
    const before = club.asked.length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Otkaži termin' }));
    expect(await within(dialog).findByText('Termin je već počeo.')).toBeVisible();
    await waitFor(() => expect(club.asked.length).toBeGreaterThan(before));
  });

  const upcoming = () => ({ ...booked(), rezervacijaId: 50 });

  test('the question closes when an administrator cancels the reservation meanwhile', async () => {
    club.rows = [upcoming(), ...many(9)];
    const { client } = open();
    await askToCancel();
    club.rows = [{ ...upcoming(), cancel: null, cancelledAt: '2026-11-20T08:30:00Z' }, ...many(9)];
    await act(() => client.invalidateQueries({ queryKey: ['my-reservations'] }));
    expect(await screen.findByText('Vaša je rezervacija u međuvremenu otkazana.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('the question stays open when newer reservations push the reservation to the next page', async () => {
    club.rows = [...many(9), upcoming()];
    const { client } = open();
    const dialog = await askToCancel();
    club.rows = [...many(10), upcoming()];
    await act(() => client.invalidateQueries({ queryKey: ['my-reservations'] }));
    await waitFor(() => expect(screen.getByText(/ukupno 11/)).toBeInTheDocument());
    expect(within(dialog).getByRole('button', { name: 'Otkaži termin' })).toBeVisible();
  });

  test('the question stays open when a cancellation on the previous page pulls the reservation to that page', async () => {
    club.rows = [...many(10), upcoming(), anOwnReservation({ rezervacijaId: 60 })];
    const { client } = open('/my-reservations?page=2');
    const dialog = await askToCancel();
    club.rows = club.rows.filter(({ rezervacijaId }) => rezervacijaId !== 3);
    await act(() => client.invalidateQueries({ queryKey: ['my-reservations'] }));
    await waitFor(() => expect(screen.getByText(/ukupno 11/)).toBeInTheDocument());
    expect(within(dialog).getByRole('button', { name: 'Otkaži termin' })).toBeVisible();
    expect(screen.queryByText(/u međuvremenu otkazana/)).not.toBeInTheDocument();
  });

  test('cancelling the dialog keeps the reservation', async () => {
    club.rows = [booked()];
    open();
    const dialog = await askToCancel();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odustani' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cells((await bodyRows())[0])?.[6]).toContain('Nije plaćeno');
  });

  test('the question contains day, price and time; then the row is collapsed', async () => {
    club.rows = [booked()];
    let sent = '';
    api.use(
      http.delete('*/api/cancel-reservation', ({ request }) => {
        sent = new URL(request.url).search;
        club.rows = [{ ...booked(), cancel: null, cancelledAt: '2026-11-20T08:30:00Z' }];
        return HttpResponse.json({ message: 'Termin je otkazan, 7,00 € je vraćeno.', termins: [], version: 8 });
      }),
    );
    open();
    const dialog = await askToCancel();
    expect(dialog).toHaveTextContent('Jeste li sigurni da želite otkazati termin?');
    expect(dialog).toHaveTextContent('ponedjeljak, 23. studenoga 2026.');
    expect(dialog).toHaveTextContent('7,00 €');
    expect(dialog).toHaveTextContent('08:00–09:30');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Otkaži termin' }));

    expect(await screen.findByText('Termin je otkazan, 7,00 € je vraćeno.')).toBeVisible();
    expect(sent).toBe('?index=4&terminId=12&datumSend=2026-11-23');
    expect(await screen.findByText('Sve su vaše rezervacije otkazane.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('the focus moves to the next reservation once the cancelled one is gone', async () => {
    club.rows = [booked(), anOwnReservation({ rezervacijaId: 99, protivnik: 'Marko Horvat' })];
    api.use(
      http.delete('*/api/cancel-reservation', () => {
        club.rows = club.rows.slice(1);
        return HttpResponse.json({ message: 'Termin je otkazan.', termins: [], version: 8 });
      }),
    );
    open();
    await userEvent.click(within(await askToCancel()).getByRole('button', { name: 'Otkaži termin' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Marko Horvat/ })).toHaveFocus());
  });
});
