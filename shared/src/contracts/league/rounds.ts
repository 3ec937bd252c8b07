import { LeagueMatch } from '@club/shared/contracts/league/matches';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { UndoState } from '@club/shared/contracts/league/pyramid-control';
import { LeagueRound, PyramidCell } from '@club/shared/contracts/league/pyramids';
import { nobodyTwice, PlayerNumber, SeenVersion, YearText } from '@club/shared/contracts/league/scalars';
import { SeasonRules } from '@club/shared/contracts/league/season-settings';
import { SeasonKind, SeasonState } from '@club/shared/contracts/league/seasons';
import { inDigits, inOrder, WholeNumber, ZagrebDate } from '@club/shared/contracts/scalars';
import { requiredText } from '@club/shared/contracts/texts';
import { PYRAMID_CELLS } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/**
 * All calls in this file require the role ADMIN, under /admin/league/seasons/{year}. Every change of the season sends
 * the `version` of the page; when the season has changed since, 409 `SEASON_CHANGED` lists what others changed
 * (`SeasonConflict`) and nothing is written. The codes of every such call are in `SeasonChanged`.
 *
 * POST …/undo (body `SeasonVersion`) undoes the last publication as long as nothing after it has a result (409
 * `NEXT_ROUND_PLAYED`); of a season that is over, its end, until a round of a later season is published (409
 * `LATER_SEASON_PUBLISHED`). Who has left the league meanwhile forfeits the match that opens again (resolution 45).
 */
const version = { version: SeenVersion };
const dates = { startDate: ZagrebDate, endDate: ZagrebDate };

/** A round or phase must not end before it begins; for `check` of every schema that has its dates. */
export const endsAfterStart = inOrder('startDate', 'endDate');

/**
 * Part of `SeasonControl`; the calls date a round or phase with the same fields, both days inclusive. 400 `VALIDATION`
 * for a day that is neither in the season's year nor within 62 days of today, `ROUND_DATES_IMPOSSIBLE` for a round that
 * begins before the previous one is over.
 */
export const RoundDates = z.object(dates).check(endsAfterStart);

/** Path of PUT …/rounds/{number}/dates and …/rounds/{number}/absences: rounds count from 1. */
export const RoundPath = z.object({ year: YearText, number: inDigits(WholeNumber.check(z.minimum(1), z.maximum(20))) });
/** Part of `SeasonControl`: a regular who does not play a round, by its number, and his substitute (league rule R5). */
export const RoundAbsence = z.object({
  round: z.number(),
  player: LeaguePlayer,
  substitute: z.nullable(LeaguePlayer),
});

/** GET /admin/league/seasons/{year}: all data of the administration of one season. 404 `SEASON_UNKNOWN` */
export const SeasonControl = z.object({
  year: z.number(),
  kind: SeasonKind,
  state: SeasonState,
  version: z.number(),
  plannedRounds: z.number(),
  rounds: z.array(LeagueRound),
  /** The matches of the open round and of the knockout, with or without a result, in order. */
  openMatches: z.array(LeagueMatch),
  /** As in `CurrentSeason`, from the draw on. Older servers leave it out. */
  openFixtures: z.optional(z.number()),
  disputed: z.array(z.object({ match: LeagueMatch, reason: z.string() })),
  /** The absences of all rounds, latest first. */
  absences: z.array(RoundAbsence),
  /** Entries that are not in the pyramid yet: they are added at the next publication. */
  joining: z.array(LeaguePlayer),
  /**
   * Before the first publication: entries that the draft does not contain. If it is published like that, they are added
   * with the second round. Older servers leave it out.
   */
  unplaced: z.optional(z.array(LeaguePlayer)),
  /** Withdrawn or erased, in the pyramid until the next publication; after the last round until the draw. */
  leaving: z.array(LeaguePlayer),
  /**
   * Withdrawn, and the withdrawal can still be undone, because nothing has been published since. Missing from older
   * servers.
   */
  mayReturn: z._default(z.array(LeaguePlayer), []),
  undo: UndoState,
  /**
   * Before the first publication: the last season, if its end can still be undone, and its version for that call. Older
   * servers leave it out.
   */
  ended: z.optional(z.nullable(z.object({ year: z.number(), version: z.number() }))),
  /** Proposed dates of the next round. */
  nextDates: z.nullable(RoundDates),
  isDrawn: z.boolean(),
  isConsolationDrawn: z.boolean(),
  mayDraw: z.boolean(),
  mayDrawConsolation: z.boolean(),
  mayFinish: z.boolean(),
});

/**
 * POST …/rounds: publishes the first round, and with it the pyramid and the settings (league rule R1). 409
 * `SEASON_PUBLISHED`, `SEASON_NOT_FINISHED` while another season is played, `FIELD_TOO_SMALL`, `ROW_INCOMPLETE`,
 * `PLAYER_ERASED`; `PLAYER_NOT_ENTERED`, `PLAYER_WITHDRAWN` for a player in the pyramid without an entry.
 */
export const OpenFirstRound = z.object({ ...dates, ...version }).check(endsAfterStart);

/**
 * POST …/rounds/preview and POST …/rounds/publish: closes the open round and opens the next; `next` is null only for
 * the last round (400 `SETTING_IMPOSSIBLE`). Without `joined` and `withdrawn` those of `SeasonControl` apply; a player who
 * joins must have an entry and not have withdrawn (409 `PLAYER_NOT_ENTERED`, `PLAYER_WITHDRAWN`); a player who is left out,
 * like everybody whose data are erased, withdraws from the season. `order` is a next pyramid made by hand, row by row (409
 * `ORDER_CHANGES_FIELD`, `ROW_INCOMPLETE`). Publishing is refused (409 `RESULTS_DISPUTED`) until each disputed match is
 * corrected or listed in `confirmed`. 404 `PLAYER_UNKNOWN`; 409 `NO_OPEN_ROUND`, `PLAYER_ALREADY_PLACED`,
 * `PLAYER_NOT_IN_PYRAMID`, `PLAYER_ERASED`, `PYRAMID_FULL`, `STRAY_RESULT` (a stored result that belongs to no match)
 */
export const CloseRound = z.object({
  next: z.nullable(
    z
      .object({
        ...dates,
        joined: z.optional(z.array(PlayerNumber).check(nobodyTwice)),
        withdrawn: z.optional(z.array(PlayerNumber)),
        order: z.optional(z.array(z.nullable(PlayerNumber)).check(z.maxLength(PYRAMID_CELLS), nobodyTwice)),
      })
      .check(endsAfterStart),
  ),
  /** Ids of disputed matches whose entered result is kept. */
  confirmed: z._default(z.array(z.string().check(z.maxLength(80))), []),
  ...version,
});

/**
 * Part of `RoundPreview`: a swap of two cells, or a move of one player (new in the pyramid, moved into a hole); rows
 * from 1.
 */
export const PyramidMove = z.object({
  up: z.nullable(z.object({ player: LeaguePlayer, fromRow: z.number(), toRow: z.number() })),
  down: z.nullable(z.object({ player: LeaguePlayer, fromRow: z.number(), toRow: z.number() })),
});

/** The response of …/rounds/preview, which changes nothing. Points are league points. */
export const RoundPreview = z.object({
  year: z.number(),
  version: z.number(),
  round: LeagueRound,
  /** Points of the round: of matches, and in total with row bonus and byes. */
  matchPoints: z.number(),
  allPoints: z.number(),
  /** Will count as unplayed: 0 points, nobody moves. */
  unplayed: z.array(LeagueMatch),
  disputed: z.array(z.object({ match: LeagueMatch, reason: z.string() })),
  /** The result pyramid. */
  pyramid: z.array(PyramidCell),
  moves: z.array(PyramidMove),
  /** The next round; null after the last one. */
  next: z.nullable(
    z.object({
      round: LeagueRound,
      pyramid: z.array(PyramidCell),
      matches: z.array(LeagueMatch),
      /** Without an opponent. */
      byes: z.array(LeaguePlayer),
      joined: z.array(LeaguePlayer),
      withdrawn: z.array(LeaguePlayer),
    }),
  ),
});

/**
 * PUT …/rounds/{number}/dates: the dates of the open round, which begins after the previous one (resolution 41). 409
 * `NO_OPEN_ROUND`; `SEASON_CHANGED` with `DatesNow`
 */
export const MoveRound = z.object({ ...dates, ...version }).check(endsAfterStart);
/**
 * Additional member of this `SEASON_CHANGED` (409), besides those of `SeasonConflict`: the dates that are saved now. Left
 * out when the round or phase is gone, and by older servers.
 */
export const DatesNow = z.object({ current: z.optional(z.object(dates)) });

/**
 * PUT …/planned-rounds: fewer rounds than planned, but not fewer than published (resolution 46), else 400 (field
 * `rounds`).
 */
export const LowerRounds = z.object({
  rounds: SeasonRules.shape.rounds,
  reason: requiredText('Unesite razlog.', 300),
  ...version,
});

export type RoundDates = z.infer<typeof RoundDates>;
export type RoundAbsence = z.infer<typeof RoundAbsence>;
export type SeasonControl = z.infer<typeof SeasonControl>;
export type CloseRound = z.infer<typeof CloseRound>;
export type PyramidMove = z.infer<typeof PyramidMove>;
export type RoundPreview = z.infer<typeof RoundPreview>;
export type LowerRounds = z.infer<typeof LowerRounds>;
