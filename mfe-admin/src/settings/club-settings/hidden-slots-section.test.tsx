import { aReservation, refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { clubSettings, SETTINGS_CALL } from '../../testing/club-settings';

const { api, club } = clubSettings();
const open = () => openAsAdmin('/admin/settings');

test('a slot can be hidden from a day on, or always', async () => {
  open();
  await press('Sakrij termin');
  await press('Spremi');
  expect(await screen.findByText('Odaberite termin.')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Termin' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Teren 2, 08:00' }));
  await press('Spremi');
  await waitFor(() =>
    expect(club.sent).toEqual([['POST', 'hidden-slots', { teren: 2, vrijemeTermina: '08:00:00', from: null }]]),
  );
});

test('the server refuses to hide a slot with bookings', async () => {
  const message = 'Na tom terminu postoje rezervacije. Najprije ih izbrišite.';
  api.use(http.put(`${SETTINGS_CALL}/hidden-slots/2`, () => refuse(409, message)));
  open();
  await press('Uredi: Teren 2, 18:30');
  await press('Spremi');
  expect(await screen.findByText(message)).toBeVisible();
});

test('a hidden slot is shown again after a confirmation', async () => {
  open();
  await press('Prikaži: Teren 2, 20:00');
  await dialog('Želite li ponovno prikazati termin?');
  await press('Prikaži');
  await waitFor(() => expect(club.sent).toEqual([['DELETE', 'hidden-slots/1?from=', null]]));
});

test('hiding a booked slot lists the affected bookings', async () => {
  const reservations = [aReservation({ rezervacijaId: 1, datumRezerviranja: '2026-11-22' })];
  api.use(
    http.post(`${SETTINGS_CALL}/hidden-slots`, () =>
      refuse(409, 'Na tom terminu postoje rezervacije. Najprije ih izbrišite.', {
        code: 'SLOT_BOOKED',
        extra: { reservations },
      }),
    ),
  );
  open();
  await press('Sakrij termin');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Termin' }));
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await press('Spremi');
  expect((await rowsOf('Rezervacije na tom terminu')).at(-1)?.slice(0, 4)).toEqual([
    '22.11.2026. · 18:30–20:00',
    '18:30–20:00',
    '1',
    'Ana Kovač',
  ]);
  expect(screen.getByRole('link', { name: 'Brisanje rezervacija' })).toHaveAttribute(
    'href',
    '/admin-delete-reservations',
  );
});
