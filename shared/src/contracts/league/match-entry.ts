import { LeagueMatch } from '@club/shared/contracts/league/matches';
import { CompetitionPhase, Tournament } from '@club/shared/contracts/league/phases';
import { LeaguePlayer } from '@club/shared/contracts/league/players';

import { MatchId, PlayerNumber, SeenPlayers, SeenVersion, YearText } from '@club/shared/contracts/league/scalars';
import { Outcome, SIX_ENTERED_SCORES } from '@club/shared/contracts/league/scores';
import { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import { optionalText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/**
 * All calls in this file require the role ADMIN, under /admin/league/seasons/{year}: path of PUT …/matches/{id} and POST
 * …/matches/{id}/preview. 404 `MATCH_UNKNOWN`, also for a match of another season
 */
export const MatchPath = z.object({ year: YearText, id: MatchId });

/**
 * PUT …/matches/{id}: any outcome, in any round. `by` is the player who retired or forfeited. UNPLAYED with `excused`
 * keeps the row bonus; `version` is that of the match, so that two administrators can enter results at the same time
 * (409 `MATCH_CHANGED` with `MatchNow`, also for other players than `seen`); a result that an administrator has entered
 * already is answered as saved, whatever the version. `outcome` null removes the result. A reason is required once a
 * result was entered or the round closed. POST …/matches/{id}/preview takes the same body and returns what would change
 * (`CorrectionPreview`). 400 for impossible scores (fields `set1Igrac1` …), `by` and `reason`, and `WINNER_NEEDED` in the
 * knockout; 409 `DEPENDENT_MATCH_PLAYED`, `NO_RESULT_TO_DELETE`, `CONSEQUENCES_CHANGED` for another `seenNote`, and the
 * codes of `SeasonChanged`
 */
export const EnterMatch = z.object({
  outcome: z.nullable(Outcome),
  ...SIX_ENTERED_SCORES,
  by: z._default(z.nullable(PlayerNumber), null),
  excused: z._default(z.boolean(), false),
  reason: z._default(optionalText(300), null),
  version: SeenVersion,
  seen: SeenPlayers,
  /** The `note` of the preview that was shown, null without one; older pages leave it out. Not read by the preview. */
  seenNote: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});

/** Additional member of the problem `MATCH_CHANGED` (409) of an administrator's call. */
export const MatchNow = z.object({ match: LeagueMatch });

const PyramidPlace = z.object({ row: z.number(), position: z.number() });
const MatchPair = z.nullable(z.array(LeaguePlayer));

/** The response of POST …/matches/{id}/preview: the effects of correcting a result; nothing is stored. */
export const CorrectionPreview = z.object({
  match: LeagueMatch,
  /** In a closed round nobody moves: 'Bodovi će se uračunati; mjesto u piramidi ostaje.' */
  isClosedRound: z.boolean(),
  /** Croatian; null if there is nothing to add. */
  message: z.nullable(z.string()),
  /** The code of the message, for `seenNote`. Missing from older servers. */
  note: z.optional(z.nullable(z.string())),
  /** Players whose points change, in the table's order. */
  points: z.array(z.object({ player: LeaguePlayer, before: z.number(), after: z.number() })),
  /** Players whose place in the table changes. */
  ranks: z.array(z.object({ player: LeaguePlayer, before: z.number(), after: z.number() })),
  /** Players whose place in the result pyramid of the open round changes. Missing from older servers, like `matches`. */
  places: z._default(z.array(z.object({ player: LeaguePlayer, before: PyramidPlace, after: PyramidPlace })), []),
  /** Matches of the knockout that are created, removed, or get other players; null: not both players are known. */
  matches: z._default(
    z.array(z.object({ round: CompetitionPhase, tournament: Tournament, before: MatchPair, after: MatchPair })),
    [],
  ),
});

/** The response of PUT …/matches/{id}; `version` is that of the season. */
export const MatchEntered = z.extend(SeasonChanged, { match: LeagueMatch });

export type EnterMatch = z.infer<typeof EnterMatch>;
export type MatchNow = z.infer<typeof MatchNow>;
export type CorrectionPreview = z.infer<typeof CorrectionPreview>;
export type MatchEntered = z.infer<typeof MatchEntered>;
