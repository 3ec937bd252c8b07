import { ROUND_KEYS } from '@club/shared/contracts/league/phases';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { LeagueRound, PyramidCell } from '@club/shared/contracts/league/pyramids';
import {
  nobodyTwice,
  PlayerNumber,
  SeenVersion,
  SeenVersionText,
  YearText,
} from '@club/shared/contracts/league/scalars';
import { SeasonState } from '@club/shared/contracts/league/seasons';
import { inDigits, LARGEST_INTEGER, WholeNumber } from '@club/shared/contracts/scalars';
import { PYRAMID_CELLS, PYRAMID_POSITIONS, PYRAMID_ROWS } from '@club/shared/domain';
import * as z from '@club/shared/schema';

const CHOOSE_ALL = 'Molimo odaberite sve podatke.';
const OUTSIDE = `Red je od 1 do ${PYRAMID_ROWS}, a pozicija od 1 do ${PYRAMID_POSITIONS}.`;

const place = {
  row: z.number(CHOOSE_ALL).check(z.int(OUTSIDE), z.minimum(1, OUTSIDE), z.maximum(PYRAMID_ROWS, OUTSIDE)),
  position: z.number(CHOOSE_ALL).check(z.int(OUTSIDE), z.minimum(1, OUTSIDE), z.maximum(PYRAMID_POSITIONS, OUTSIDE)),
};

/** A row of 'List of players' in GET /admin/pyramid-control. */
export const ControlPlayer = z.extend(LeaguePlayer, {
  nadimak: z.nullable(z.string()),
  /** Has an entry in the season and did not withdraw. */
  entered: z.boolean(),
  /** In the pyramid now, as a regular. */
  inPyramid: z.boolean(),
  /** Substitutes for somebody in the open round. */
  isSubstitute: z.boolean(),
  withdrawn: z.boolean(),
  /**
   * The round before which the player left the pyramid: from that round on he is no substitute, not even in a
   * correction of a closed round. Left out of everybody else, and by older servers.
   */
  withdrawnBefore: z.optional(z.number()),
});

/**
 * Part of `PyramidControl` and `SeasonControl`: whether the last publication, or the end of the season, can be undone, and
 * if not why, in Croatian.
 */
export const UndoState = z.object({
  allowed: z.boolean(),
  what: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

/**
 * GET /admin/pyramid-control: the season in progress, else the next one that is prepared, else the newest one. The two
 * names with spaces are those on the wire. 404 `SEASON_UNKNOWN` before the first season
 */
export const PyramidControl = z.object({
  'List of players': z.array(ControlPlayer),
  /** The draft before the first publication, afterwards the initial pyramid of the open or last round. */
  'List of pyramid': z.array(PyramidCell),
  year: z.number(),
  version: z.number(),
  state: SeasonState,
  /** The open or last round; null before the first publication. */
  round: z.nullable(LeagueRound),
  plannedRounds: z.number(),
  /** No page shows it, but pages of release 2.1 refuse a pyramid without it. */
  publishedRounds: z.number(),
  /**
   * The earlier season whose final order the preset of the draft follows; null: there is none, or the pyramid is
   * published. Without one the preset follows the registrations. Older servers leave it out.
   */
  presetYear: z._default(z.nullable(z.number()), null),
  undo: UndoState,
});

/**
 * POST /admin/select-player, in the season of `PyramidControl`. Before the first publication it places a player, with
 * `replacePlayer` instead of another player, who leaves the pyramid; `playerId` 0 empties the cell. In an open round
 * `replacePlayer` records the cell's regular as absent with this substitute, `playerId` 0 as absent without one.
 * Without `version` there is no conflict check. 404 `PLAYER_UNKNOWN`; 409 `MATCH_HAS_RESULT`, `CELL_OCCUPIED`, `CELL_EMPTY`,
 * `PLAYER_ALREADY_PLACED`, `SUBSTITUTE_BUSY`, `PLAYER_WITHDRAWN`, `OPPONENT_WITHDRAWN`, `PLAYER_ERASED`, `SEASON_PUBLISHED`, `NO_OPEN_ROUND`,
 * `SEASON_CHANGED`
 */
export const SelectPlayer = z.object({
  playerId: z
    .number(CHOOSE_ALL)
    .check(z.int(CHOOSE_ALL), z.minimum(0, CHOOSE_ALL), z.maximum(LARGEST_INTEGER, CHOOSE_ALL)),
  ...place,
  replacePlayer: z.boolean('Odaberite je li riječ o zamjeni.'),
  version: z.optional(SeenVersion),
});

/**
 * Query of POST /admin/clear-pyramid-row-position, before the first publication. Without `version` there is no conflict
 * check. 409 `CELL_CHANGED` when somebody else is in the cell now, `SEASON_PUBLISHED`, `SEASON_CHANGED`
 */
export const ClearCellQuery = z.object({
  row: inDigits(WholeNumber.check(z.minimum(1, OUTSIDE), z.maximum(PYRAMID_ROWS, OUTSIDE))),
  position: inDigits(WholeNumber.check(z.minimum(1, OUTSIDE), z.maximum(PYRAMID_POSITIONS, OUTSIDE))),
  version: z.optional(SeenVersionText),
});
/**
 * Body of POST /admin/clear-pyramid-row-position: the player whom the page shows in the cell; without one nothing is
 * compared.
 */
export const ClearCellBody = z.nullable(z.optional(z.looseObject({ id: z.optional(z.number()) })));

/**
 * Query of DELETE /admin/clear-all-pyramid, which empties every cell. Without `version` there is no conflict check. 409
 * `SEASON_PUBLISHED`, `SEASON_CHANGED`
 */
export const ClearPyramidQuery = z.object({ version: z.optional(SeenVersionText) });

/** Path of GET /admin/pyramid-initial/{year}/{phase}: a round. 404 `SEASON_UNKNOWN`, `ROUND_UNKNOWN` */
export const InitialPyramidPhasePath = z.object({
  year: YearText,
  phase: z.enum(ROUND_KEYS, 'To kolo ne postoji.'),
});
/** GET /admin/pyramid-initial/{year}: the first pyramid, or its draft; with a phase the initial one of that round. */
export const InitialPyramid = z.array(PyramidCell);

/**
 * PUT /admin/pyramid-initial/{year}: the whole draft at once, row by row, null for a hole; used for moves, swaps and
 * undo. POST …/preset (body `SeasonVersion`) creates it anew from the final order of the last season and the entries
 * (resolution 38). 404 `SEASON_UNKNOWN`, `PLAYER_UNKNOWN`; 409 `SEASON_PUBLISHED`, `PLAYER_ERASED`, `SEASON_CHANGED`;
 * the preset also `FIELD_TOO_SMALL`, `PYRAMID_FULL`
 */
export const SaveDraft = z.object({
  order: z.array(z.nullable(PlayerNumber)).check(z.maxLength(PYRAMID_CELLS, OUTSIDE), nobodyTwice),
  version: SeenVersion,
});

export type ControlPlayer = z.infer<typeof ControlPlayer>;
export type UndoState = z.infer<typeof UndoState>;
export type PyramidControl = z.infer<typeof PyramidControl>;
export type SelectPlayer = z.infer<typeof SelectPlayer>;
export type SaveDraft = z.infer<typeof SaveDraft>;
