import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { fakeApi, member, onClubDay, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { anOwnReservation } from './an-own-reservation';

/** A member's reservations on the server, none at first, and the queries by which pages of them were read. */
export function myReservations() {
  const club: { rows: MyReservationRow[]; asked: string[] } = { rows: [], asked: [] };
  const api = fakeApi(
    http.get('*/api/my-reservations', ({ request }) => {
      const query = new URL(request.url).searchParams;
      club.asked.push(query.toString());
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
      const isCancelled = (row: MyReservationRow) => row.cancelledAt !== null;
      const shown = club.rows.filter((row) => isCancelled(row) === (query.get('show') === 'cancelled'));
      return HttpResponse.json({
        content: shown.slice(page * size, (page + 1) * size),
        totalElements: shown.length,
        cancelledElements: club.rows.filter(isCancelled).length,
      });
    }),
    onClubDay(),
    http.get('*/api/calendar-feed', () => HttpResponse.json({ url: null })),
  );
  beforeEach(() => Object.assign(club, { rows: [], asked: [] }));
  return { api, club };
}

export const openMyReservations = (at = '/my-reservations') => renderRoutes(routes, { at, as: member() });

export const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anOwnReservation({ rezervacijaId: index + 1, protivnik: `P${index + 1}` }),
  );

/** The rows of a table, without the header. */
export const bodyRows = async (name = 'Moje rezervacije') => {
  const [, ...body] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return body;
};

export const cells = (row: HTMLElement | undefined) =>
  [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent);
