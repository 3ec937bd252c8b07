import { fakeApi, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';

const OPEN = { year: 2027, isOpen: true, from: '2027-02-01', until: '2027-04-05', isNextSeason: true };
const at = { nadimak: null, lastModifiedDate: '2027-02-11T08:00:00Z' };
fakeApi(
  ...seasonCalls(),
  http.get('*/api/league-registration', () => HttpResponse.json({ ...OPEN, fee: 60, feeDeadline: null })),
  http.get('*/api/registered-players', () =>
    HttpResponse.json([
      { ime: 'Ana', prezime: 'Kovač', newPlayer: true, ...at },
      { ime: 'Ivo', prezime: 'Novak', newPlayer: false, ...at },
    ]),
  ),
);

/** Second specification, section 2, 'League registration and registered players'. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Prijavljeni igrači'],
  ['table', 'Prijavljeni igrači'],
  ['columnheader', 'Br.'],
  ['columnheader', 'Igrač'],
  ['columnheader', 'Zadnja izmjena'],
  ['columnheader', 'Oznaka'],
  ['row', '2. Kovač Ana 11.02.2027. Novi igrač'],
  ['row', '1. Novak Ivo 11.02.2027. Raniji nastupi'],
  ['link', 'Prijavi se za ligu', '/league-registration'],
];

test('the list of registered players shows the texts of the specification', async () => {
  renderRoutes(routes, { at: '/registered-players' });
  expect(await missingTexts(TEXTS)).toEqual([]);
});
