import type { Registration } from '@club/shared/contracts/league/registrations-control';
import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { fakeApi, onLeagueDay } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aLeagueSeason } from './a-league-season';
import { aRegistration } from './a-registration';
import type { openAsAdmin } from './administrator';

export const REGISTRATIONS_CALL = '*/api/admin/league/registrations';

/** Ana as a player of earlier seasons, and as a candidate for her registration. */
export const PLAYER = { id: 9, ime: 'Ana', prezime: 'Kovač', displayName: 'Kovač A.' };
export const CANDIDATE = { ...PLAYER, nadimak: null, birthDate: '1990-05-01', years: [2025], isCertain: true };

const RECORD = {
  ...PLAYER,
  nadimak: null,
  birthDate: null,
  residence: null,
  email: null,
  phone: null,
  member: null,
  years: [2026],
  version: 1,
};
const aMember = (userId: number, firstName: string, lastName: string, username: string) => {
  const rest = { email: null, roles: ['USER'], active: true, invitation: 'NO_ADDRESS' };
  return { userId, firstName, lastName, username, ...rest };
};

interface League {
  registration: Registration;
  season: LeagueSeasonSettings;
  sent: unknown[];
}
const preset = (): League => ({
  registration: aRegistration({ candidates: [CANDIDATE] }),
  season: aLeagueSeason({ state: 'ROUNDS' }),
  sent: [],
});

/** The fake server of a league with one registration, for a test file: its data, and the requests. */
export function leagueRegistrations() {
  const league = preset();
  const changed = (message: string, but: Partial<Registration>) => {
    league.registration = { ...league.registration, ...but };
    return HttpResponse.json({ message, registration: league.registration });
  };
  const api = fakeApi(
    onLeagueDay('2026-05-20'),
    http.get('*/api/admin/league/seasons', () => HttpResponse.json([league.season])),
    http.get(REGISTRATIONS_CALL, ({ request }) => {
      const year = Number(new URL(request.url).searchParams.get('year'));
      return HttpResponse.json([league.registration].filter((registration) => registration.year === year));
    }),
    http.post(`${REGISTRATIONS_CALL}/1/accept`, async ({ request }) => {
      league.sent.push(await request.json());
      return changed('Prijava je prihvaćena.', { state: 'ACCEPTED', player: PLAYER });
    }),
    http.post(`${REGISTRATIONS_CALL}/1/refuse`, async ({ request }) => {
      const body = (await request.json()) as { reason: string };
      return changed('Prijava je odbijena.', { state: 'REFUSED', refuseReason: body.reason });
    }),
    http.get('*/api/admin/league/players', () => HttpResponse.json([RECORD])),
    // Like in a club with two thousand users: without a search, the user is on a later page.
    http.get('*/api/admin/user-management', ({ request }) => {
      const isFound = new URL(request.url).searchParams.get('search') === 'kov an';
      const found = isFound
        ? [aMember(7, 'Ana', 'Kovač', 'akovac'), { ...aMember(4, 'Ana', 'Kovačić', 'akovacic'), erased: true }]
        : [aMember(3, 'Luka', 'Abramović', 'labramovic')];
      return HttpResponse.json(found, { headers: { [TOTAL_HEADER]: isFound ? '2' : '2000' } });
    }),
  );
  /** Another administrator accepts the registration; the open page receives the change. */
  const acceptElsewhere = async (client: ReturnType<typeof openAsAdmin>['client']) => {
    league.registration = { ...league.registration, state: 'ACCEPTED', player: PLAYER };
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('prihvaćena')).toBeInTheDocument();
  };
  beforeEach(() => {
    Object.assign(league, preset());
  });
  return { api, league, changed, acceptElsewhere };
}
