import { fakeApi, onClubDay } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aDraw } from '../../testing/a-draw';
import { aControl, aMatch, aPyramid } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

const control = aControl({ state: 'KNOCKOUT', isDrawn: true, openMatches: [aMatch()], version: 6 });
let sent: unknown[];
fakeApi(
  onClubDay(),
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid({ state: 'KNOCKOUT' }))),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(control)),
  http.get('*/api/league-draw/2026', () => HttpResponse.json(aDraw())),
  http.put('*/api/admin/league/seasons/2026/draw/dates', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Datumi faze su spremljeni.', version: 7 });
  }),
);
beforeEach(() => {
  sent = [];
});

test('the dates of a phase are sent with the version of the draw that shows them, not with that of another read', async () => {
  openAsAdmin('/admin/pyramid-control/knockout');
  await press('Promijeni datume, Polufinale');
  await dialog('Datumi: Polufinale');
  await press('Spremi');
  expect(await screen.findByText('Datumi faze su spremljeni.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ phase: 'POLUFINALE', version: 5 })]);
});
