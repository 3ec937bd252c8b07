import type { Settings } from '@club/shared/contracts/settings';
import { aReservation, fakeApi, onClubDay, refuse } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { otherSections } from './other-sections';

export const SETTINGS_CALL = '*/api/admin/settings';
const RETENTION = {
  actionLogMonths: 36,
  noticeMonths: 12,
  thinnedAt: '2026-11-20T03:00:00.000Z',
  removedActions: 4,
  removedNotices: 17,
};
const PRESET: Settings = {
  seasons: [{ id: 3, name: 'Zima 2026./27.', opensOn: '2026-11-01', closesOn: '2027-04-04' }],
  hiddenSlots: [
    { id: 1, teren: 2, vrijemeTermina: '20:00:00', from: null },
    { id: 2, teren: 2, vrijemeTermina: '18:30:00', from: '2025-08-24' },
  ],
  priceLists: [
    {
      id: 1,
      validFrom: '2025-11-20',
      dayPrice: 7,
      nightPrice: 10,
      nightFrom: '17:00:00',
      packages: [{ packageName: 'Paket 10', price: 60, includedDaySlots: 10, includedNightSlots: 0 }],
      editable: false,
      inForce: true,
    },
    {
      id: 2,
      validFrom: '2027-01-01',
      dayPrice: 8,
      nightPrice: 11,
      nightFrom: '17:00:00',
      packages: [],
      editable: true,
      inForce: false,
    },
  ],
  landingDates: { registrationFrom: '02-01', leagueFrom: '04-06', leagueUntil: '08-28' },
  hiddenFinanceYears: [2019, 2020, 2022],
  fairUse: { openFriendly: null, openLeague: 2, perWeek: null, oneCourtAtOnce: false, cancelHours: null },
  slots: [
    { teren: 1, vrijemeTermina: '08:00:00' },
    { teren: 2, vrijemeTermina: '08:00:00' },
  ],
};

/** The refusal of a change that leaves bookings outside the seasons, on these days of 2027. */
export const leavesBookingsOutside = ({
  message = 'Izvan sezone ostale bi rezervacije.',
  days = ['04-02', '04-03'],
} = {}) =>
  refuse(409, message, {
    code: 'BOOKINGS_OUTSIDE',
    extra: {
      reservations: days.map((day, index) =>
        aReservation({ rezervacijaId: index + 1, datumRezerviranja: `2027-${day}` }),
      ),
    },
  });

/** The fake server of the settings for a test file: its data, and the changes that were sent to it. */
export function clubSettings() {
  const club: { settings: Settings; sent: unknown[] } = { settings: PRESET, sent: [] };
  const record = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api/admin/settings/', '') + search;
    club.sent.push([request.method, path, await request.json().catch(() => null)]);
    return HttpResponse.json({ message: 'Spremljeno.' });
  };
  const api = fakeApi(
    http.get(SETTINGS_CALL, () => HttpResponse.json(club.settings)),
    http.get(`${SETTINGS_CALL}/retention`, () => HttpResponse.json(RETENTION)),
    http.get('*/api/admin/league/seasons', () => HttpResponse.json([])),
    onClubDay(),
    http.post(`${SETTINGS_CALL}/*`, record),
    http.put(`${SETTINGS_CALL}/*`, record),
    http.delete(`${SETTINGS_CALL}/*`, record),
    ...otherSections(),
  );
  beforeEach(() => {
    club.settings = PRESET;
    club.sent = [];
  });
  return { api, club };
}
