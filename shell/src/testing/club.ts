import type { ClubDay } from '@club/shared/contracts/club-day';
import type { LeagueStatus } from '@club/shared/contracts/league-fee';
import { fakeApi } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';

export const clubDay: ClubDay = {
  today: '2026-05-20',
  now: '2026-05-20T08:00:00Z',
  seasons: [],
  landing: 'LEAGUE',
  leagueYear: 2026,
};

const BASE = 'http://localhost/api';
export const onClubDay = (day: Partial<ClubDay>) =>
  http.get(`${BASE}/club-day`, () => HttpResponse.json({ ...clubDay, ...day }));
export const onLeagueStatus = (status: LeagueStatus) =>
  http.get(`${BASE}/is-league-paid`, () => HttpResponse.json(status));

/** What the shell itself asks the server, answered for a club in May and a member outside the league. */
export const fakeClub = () => fakeApi(onClubDay({}), onLeagueStatus({ isInLeague: false, isPaid: false }));
