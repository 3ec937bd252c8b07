import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { fakeApi, onLeagueDay } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aControl, aPyramid, cellsOf, PLAYERS } from '../../testing/a-season';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

const [babic, horvat] = PLAYERS as [(typeof PLAYERS)[number], (typeof PLAYERS)[number]];
const BEFORE: Partial<SeasonControl> = { state: 'PREPARING', rounds: [], openMatches: [] };

let control: SeasonControl;
fakeApi(
  onLeagueDay('2026-04-13'),
  http.get('*/api/admin/pyramid-control', () =>
    HttpResponse.json(aPyramid({ state: control.state, 'List of pyramid': cellsOf([1, 2, null]) })),
  ),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(control)),
);

test('before the first round, accepted players missing from the pyramid are named, also when publishing it', async () => {
  control = aControl({ ...BEFORE, unplaced: [babic, horvat] });
  openAsAdmin('/admin/pyramid-control/rounds');
  const note = 'Prihvaćeni, a nisu u piramidi: Babić I., Horvat L. Ulaze tek 2. kolom.';
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.queryByText(/Idućom objavom nitko/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Složite početnu piramidu' })).toHaveAttribute(
    'href',
    '/admin/pyramid-control',
  );
  await press('Objavi 1. kolo');
  expect((await dialog('Objava 1. kola')).getByText(note)).toBeVisible();
});

test('the question before publishing the first round says how many play, that they are notified, and how it is undone', async () => {
  control = aControl({ ...BEFORE });
  openAsAdmin('/admin/pyramid-control/rounds');
  await press('Objavi 1. kolo');
  const question = await dialog('Objava 1. kola');
  expect(
    await question.findByText(/^U piramidi: 2 igrača\. Igrači dobivaju obavijest o protivniku\./),
  ).toHaveTextContent('Objavu možete poništiti dok kolo nema rezultata.');
});

test('in a season of one round nobody joins later', async () => {
  control = aControl({ ...BEFORE, plannedRounds: 1, unplaced: [horvat] });
  openAsAdmin('/admin/pyramid-control/rounds');
  expect(
    await screen.findByText('Prihvaćeni, a nisu u piramidi: Horvat L. Nakon 1. kola mogu biti samo zamjene.'),
  ).toBeVisible();
});

test.each([{ unplaced: [] }, {}])('if the pyramid contains everybody, there is no remark: %j', async (but) => {
  control = aControl({ ...BEFORE, ...but });
  openAsAdmin('/admin/pyramid-control/rounds');
  expect(await screen.findByText('Idućom objavom nitko novi ne ulazi.')).toBeVisible();
  await press('Objavi 1. kolo');
  await dialog('Objava 1. kola');
  expect(screen.queryByText(/nisu u piramidi/)).toBeNull();
});
