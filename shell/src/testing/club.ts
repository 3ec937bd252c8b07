import type { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import type { ClubDay } from '@club/shared/contracts/club-day';
import { PRESET_CLUB } from '@club/shared/contracts/club-profile';
import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import type { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import type { LeagueStatus } from '@club/shared/contracts/league-fee';
import type { NoticeList } from '@club/shared/contracts/notices';
import { aClubDay, fakeApi, onClubDay } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';

export const clubDay = aClubDay({ today: '2026-05-20', now: '2026-05-20T08:00:00Z', landing: 'LEAGUE' });

const REGISTRATION: RegistrationWindow = {
  year: 2026,
  isOpen: true,
  from: '2026-02-01',
  until: '2026-04-05',
  isNextSeason: false,
  fee: 60,
  feeDeadline: null,
};

const BASE = 'http://localhost/api';
/** GET /club-day on a day in May, except for what a test overrides. */
export const onDayInMay = (day: Partial<ClubDay>) => onClubDay({ ...clubDay, ...day });
export const onLeagueStatus = (status: LeagueStatus) =>
  http.get(`${BASE}/is-league-paid`, () => HttpResponse.json(status));

export const onFreeSlots = (free: Partial<FreeSlots>) =>
  http.get(`${BASE}/free-slots`, () => HttpResponse.json({ today: clubDay.today, slots: [], nextDays: [], ...free }));
export const onLeagueSeasons = (league: Partial<LeagueSeasons>) =>
  http.get(`${BASE}/league-seasons`, () => HttpResponse.json({ seasons: [], current: null, ...league }));

export const onRegistration = (window: Partial<RegistrationWindow>) =>
  http.get(`${BASE}/league-registration`, () => HttpResponse.json({ ...REGISTRATION, ...window }));

export const onNotices = (list: Partial<NoticeList>) =>
  http.get(`${BASE}/notices`, () => HttpResponse.json({ notices: [], next: null, unread: 0, version: 1, ...list }));

const onClubProfile = () => http.get(`${BASE}/club-profile`, () => HttpResponse.json(PRESET_CLUB));

/**
 * Responses to the shell's own calls, for a club in May that has no league yet and closed courts, and a member outside the
 * league.
 */
export const fakeClub = () =>
  fakeApi(
    onDayInMay({}),
    onLeagueStatus({ isInLeague: false, isPaid: false }),
    onFreeSlots({}),
    onLeagueSeasons({}),
    onRegistration({}),
    http.post(`${BASE}/remotes/health`, () => new HttpResponse(null, { status: 204 })),
    onNotices({}),
    onClubProfile(),
  );
