import { CompetitionPhase, Tournament } from '@club/shared/contracts/league/phases';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { Outcome, SIX_SCORES } from '@club/shared/contracts/league/scores';
import { inDigits, LARGEST_INTEGER, WholeNumber } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

const player = inDigits(
  WholeNumber.check(z.minimum(1, 'Odaberite igrača.'), z.maximum(LARGEST_INTEGER, 'Taj igrač ne postoji.')),
);

/**
 * Query of GET /summer-league/h2h: numbers of players in `PlayersList`, of others it is 404 `PLAYER_UNKNOWN`; the same
 * one twice is 400 (field `player2Id`).
 */
export const H2hQuery = z.object({ player1Id: player, player2Id: player }).check(
  z.refine((query) => query.player1Id !== query.player2Id, {
    path: ['player2Id'],
    error: 'Odaberite dva različita igrača.',
  }),
);

/** A match in GET /summer-league/h2h; `pobjednik` is the winner, `predaoIgrac` who retired. */
export const H2hMatch = z.object({
  id: z.string(),
  year: z.number(),
  player1: LeaguePlayer,
  player2: LeaguePlayer,
  pobjednik: z.nullable(LeaguePlayer),
  predaoIgrac: z.nullable(LeaguePlayer),
  ...SIX_SCORES,
  competitionPhase: CompetitionPhase,
  tournament: Tournament,
  outcome: Outcome,
});

/** Part of `H2h`: one side of the comparison; finished sets and games won in the listed matches. */
export const H2hPlayer = z.extend(LeaguePlayer, {
  /** Place in the newest season's table. */
  place: z.nullable(z.object({ year: z.number(), rank: z.number() })),
  sets: z.number(),
  games: z.number(),
});

/** GET /summer-league/h2h, public. */
export const H2h = z.object({
  player1: H2hPlayer,
  player2: H2hPlayer,
  player1Wins: z.number(),
  player2Wins: z.number(),
  /** Matches that were played, newest first, without walkovers. */
  matchResults: z.array(H2hMatch),
  /** The number of further matches that were forfeited before the start (resolution 52). */
  forfeited: z.number(),
});

export type H2hMatch = z.infer<typeof H2hMatch>;
export type H2hPlayer = z.infer<typeof H2hPlayer>;
export type H2h = z.infer<typeof H2h>;
