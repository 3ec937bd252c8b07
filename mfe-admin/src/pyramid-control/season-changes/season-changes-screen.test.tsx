import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { fakeApi } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aControl, aPyramid } from '../../testing/a-season';
import { openAsAdmin, rowsOf } from '../../testing/administrator';

const TOTAL = 480;
const aChange = (version: number) => ({
  version,
  at: '2026-06-01T10:00:00Z',
  actor: 'Ana Kovač',
  what: `Promjena ${version}`,
  reason: null,
});

fakeApi(
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid())),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(aControl())),
  http.get('*/api/admin/league/seasons/2026/changes', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
    const changes = Array.from({ length: size }, (_, index) => aChange(TOTAL - page * size - index));
    return HttpResponse.json(changes, { headers: { [TOTAL_HEADER]: String(TOTAL) } });
  }),
);

test('every change of a whole season is there, page by page, and counted', async () => {
  openAsAdmin('/admin/pyramid-control/changes');
  const first = await rowsOf('Promjene sezone 2026.');
  expect(first).toHaveLength(31);
  expect(first[1]?.[0]).toBe('Promjena 480');
  expect(screen.getByText('480')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Posljednja stranica' }));
  expect(await screen.findByText('Promjena 1')).toBeVisible();
});
