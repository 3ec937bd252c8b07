import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import type { PublishDraw } from '@club/shared/contracts/league/knockout-control';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { fakeApi } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { aDraw } from './a-draw';
import { aLeagueSeason } from './a-league-season';
import { aControl, aPyramid, cellsOf, PLAYERS, ROUND } from './a-season';

export const SEASON_2026 = '*/api/admin/league/seasons/2026';
/** Those who may play the knockout. */
const FIELD = PLAYERS.slice(0, 3);

interface Season {
  control: SeasonControl;
  /** In the settings, newest first. */
  all: LeagueSeasonSettings[];
  drawn: LeagueDraw;
  /** What the calls have sent, besides previews. */
  sent: unknown[];
  /** How many previews were requested. */
  previews: number;
}

/** A season whose last round is closed, with a server that accepts every call about its knockout. */
export function drawnSeason() {
  const season = {} as Season;
  const pyramid = () =>
    aPyramid({
      'List of pyramid': cellsOf([1, 2, 3]),
      state: season.control.state,
      plannedRounds: 1,
      undo: season.control.undo,
    });
  const done = async (request: Request, message: string) => {
    season.sent.push(await request.json());
    return HttpResponse.json({ message, version: 6 });
  };
  const api = fakeApi(
    http.get('*/api/club-day', () =>
      HttpResponse.json({
        today: '2026-07-20',
        now: '2026-07-20T08:00:00Z',
        seasons: [],
        landing: 'LEAGUE',
        leagueYear: 2026,
      }),
    ),
    http.get('*/api/admin/pyramid-control', () => HttpResponse.json(pyramid())),
    http.get(SEASON_2026, () => HttpResponse.json(season.control)),
    http.get('*/api/league-draw/2026', () => HttpResponse.json(season.drawn)),
    http.get('*/api/summer-league-seeders/2026', () =>
      HttpResponse.json(
        FIELD.map((player, index) => {
          return { playerRank: index + 1, player, points: 30 - index, playedRound: true };
        }),
      ),
    ),
    http.post(`${SEASON_2026}/draw/preview`, async ({ request }) => {
      season.previews += 1;
      const { withdrawn } = (await request.json()) as PublishDraw;
      const seeders = FIELD.filter(({ id }) => !withdrawn.includes(id));
      return HttpResponse.json({
        seeders: seeders.map((player, index) => ({ playerRank: index + 1, player, points: 0, playedRound: true })),
        draw: season.drawn,
      });
    }),
    http.post(`${SEASON_2026}/draw`, ({ request }) => done(request, 'Ždrijeb je objavljen.')),
    http.put(`${SEASON_2026}/draw/dates`, ({ request }) => done(request, 'Datumi faze su spremljeni.')),
    http.post(`${SEASON_2026}/consolation`, ({ request }) => done(request, 'Ždrijeb utješnog turnira je objavljen.')),
    http.post(`${SEASON_2026}/finish`, ({ request }) => {
      season.control = { ...season.control, state: 'FINISHED', mayFinish: false };
      return done(request, 'Sezona je završena.');
    }),
    http.get('*/api/admin/league/seasons', () => HttpResponse.json(season.all)),
    http.post('*/api/admin/league/seasons', ({ request }) => done(request, 'Sezona 2027. je pripremljena.')),
  );
  beforeEach(() => {
    const control = aControl({
      plannedRounds: 1,
      rounds: [{ ...ROUND, state: 'CLOSED' }],
      openMatches: [],
      nextDates: null,
    });
    Object.assign(season, { control, all: [aLeagueSeason()], drawn: aDraw(), sent: [], previews: 0 } satisfies Season);
  });
  return { api, season };
}
