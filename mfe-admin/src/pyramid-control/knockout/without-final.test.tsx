import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { fakeApi, onClubDay } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aDraw } from '../../testing/a-draw';
import { aControl, aMatch, aPyramid } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

let control: SeasonControl;
let sent: unknown[];
fakeApi(
  onClubDay(),
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid({ state: control.state }))),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([])),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(control)),
  http.get('*/api/league-draw/2026', () => HttpResponse.json(aDraw())),
  http.post('*/api/admin/league/seasons/2026/finish', async ({ request }) => {
    sent.push(await request.json());
    control = { ...control, state: 'FINISHED', mayDraw: false };
    return HttpResponse.json({ message: 'Sezona je završena.', version: 6 });
  }),
);
beforeEach(() => {
  sent = [];
});

test.each([
  ['that is not drawn', { mayDraw: true }, 'Sezona 2026. je završena.'],
  ['that is broken off', { isDrawn: true }, 'Sezona 2026. je završena'],
])('a season whose knockout will not be played ends without it, after a question: one %s', async (_, but, title) => {
  control = aControl({ state: 'KNOCKOUT', openMatches: [aMatch({ id: '2026-MAIN-2-1' })], ...but });
  openAsAdmin('/admin/pyramid-control/knockout');
  await press('Završi bez finala');
  const question = await dialog('Želite li završiti sezonu 2026. bez finala?');
  expect(question.getByText('Sezona završava bez prvaka.')).toBeVisible();
  expect(question.getByText('Bez rezultata ostaje 1 meč.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Završi sezonu' }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(sent).toEqual([{ version: 5, withoutFinal: true }]);
  expect(await screen.findByRole('button', { name: 'Pripremi sezonu 2027.' })).toBeVisible();
});
