import { asPhone, fakeApi, missingTexts, onLeagueDay, type SpelledText } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aLeagueSeason } from '../../testing/a-league-season';
import { aRegistration } from '../../testing/a-registration';
import { openAsAdmin } from '../../testing/administrator';

const REGISTRATIONS = [
  aRegistration({ newPlayer: true }),
  aRegistration({ id: 2, state: 'ACCEPTED', newPlayer: false }),
  aRegistration({ id: 3, newPlayer: true, state: 'REFUSED', refuseReason: 'Dvaput prijavljena' }),
];
fakeApi(
  onLeagueDay('2026-05-20'),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([aLeagueSeason()])),
  http.get('*/api/admin/league/registrations', () => HttpResponse.json(REGISTRATIONS)),
  http.get('*/api/admin/league/players', () => HttpResponse.json([])),
);

/** The six fields of the registration form (second specification, section 2) and the states of its resolution 28. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Prijave za ligu'],
  ['combobox', /^Sezona/],
  ['heading', 'Prijave 2026.'],
  ['button', 'Dodaj igrača'],
  ['columnheader', 'Igrač'],
  ['columnheader', 'Rođenje'],
  ['columnheader', 'Kontakt'],
  ['columnheader', 'Mjesto'],
  ['columnheader', 'Prijava'],
  ['columnheader', 'Stanje'],
  ['rowheader', 'Ana Kovač'],
  ['cell', '01.05.1990.'],
  ['text', 'ana@primjer.hr'],
  ['text', '091 111 222'],
  ['cell', 'Ivankovo'],
  ['cell', '01.03.2026.'],
  ['text', 'nova'],
  ['text', 'prihvaćena'],
  ['text', 'odbijena'],
  ['text', 'novi igrač'],
  ['cell', /Dvaput prijavljena/],
];

test('the registrations show the six fields and their states', async () => {
  openAsAdmin('/admin/league-registrations');
  expect(await missingTexts(TEXTS)).toEqual([]);
});

describe('on a phone', () => {
  asPhone();
  test('the reason of a refusal is beside its day', async () => {
    openAsAdmin('/admin/league-registrations');
    expect(await screen.findByText('01.03.2026. · Dvaput prijavljena')).toBeVisible();
  });
});
