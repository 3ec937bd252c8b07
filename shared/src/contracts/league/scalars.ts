import { inDigits, LARGEST_INTEGER } from '@club/shared/contracts/scalars';
import { EARLIEST_BIRTH, WRONG_BIRTH_DATE } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/**
 * Part of registrations and players: a date of birth, `YYYY-MM-DD`, from 1900 on; `ZagrebDate` accepts only the years
 * of the club. In a request a date after `latestBirth` is refused by field.
 */
export const BirthDate = z.iso
  .date({ error: ({ input }) => (input ? WRONG_BIRTH_DATE : 'Datum rođenja je obavezan.') })
  .check(z.refine((day) => day >= EARLIEST_BIRTH && day <= '2100-12-31', { error: WRONG_BIRTH_DATE }));

/** How many characters a first name, last name or nickname of a player may have. */
export const PLAYER_NAME_LENGTH = 60;
/** The same of the town where a player lives. */
export const TOWN_LENGTH = 80;

const NO_PLAYER = 'Odaberite igrača.';
/** Number of a league player in a body. */
export const PlayerNumber = z
  .number(NO_PLAYER)
  .check(z.int(NO_PLAYER), z.minimum(1, NO_PLAYER), z.maximum(LARGEST_INTEGER, NO_PLAYER));

/** For `check` of a list of players, null for a hole: naming a player twice is wrong whatever the season looks like. */
export const nobodyTwice = z.refine<readonly (number | null)[]>((list) => {
  const players = list.filter((player) => player !== null);
  return new Set(players).size === players.length;
}, 'Isti igrač je naveden dva puta.');

/**
 * Path of the calls about one match: `2026-3-2-6` is round 3, league player 2 defending against 6; `2026-MAIN-4-1` the
 * first match of the stage with 4 lines.
 */
export const MatchId = z.string().check(z.maxLength(80));

const NO_YEAR = 'Godina nije ispravna.';
/** Year of a season in a path or query. */
export const YearText = inDigits(
  z.number(NO_YEAR).check(z.int(NO_YEAR), z.minimum(2000, NO_YEAR), z.maximum(2100, NO_YEAR)),
);

/**
 * Path of the calls about one season: GET /summer-league-seeders/{year}, /league-draw/{year},
 * /admin/league/season-files/{year}, GET and PUT /admin/pyramid-initial/{year}, POST …/preset and those under
 * /admin/league/seasons/{year}. 404 `SEASON_UNKNOWN`
 */
export const SeasonPath = z.object({ year: YearText });

const STALE_PAGE = 'Osvježite stranicu.';

/** Version of the season or match that the page shows; a different current version is a conflict (409). */
export const SeenVersion = z
  .number(STALE_PAGE)
  .check(z.int(STALE_PAGE), z.minimum(0, STALE_PAGE), z.maximum(LARGEST_INTEGER, STALE_PAGE));
/** The same in a query. */
export const SeenVersionText = inDigits(SeenVersion);

/**
 * The players, `player1` and `player2`, of the match that a form shows; if others play it by now, a conflict (409). The
 * version does not change with them. Older pages leave it out.
 */
export const SeenPlayers = z.optional(
  z.array(PlayerNumber).check(z.minLength(2, STALE_PAGE), z.maxLength(2, STALE_PAGE)),
);

export type SeenPlayers = z.infer<typeof SeenPlayers>;
