import { LeagueMatch } from '@club/shared/contracts/league/matches';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { LeagueRound, PyramidCell } from '@club/shared/contracts/league/pyramids';
import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * Part of the responses about a season. RULES: replayed by the league's rules. ARCHIVE: stored as imported, with
 * pyramids. GROUPS: stored, two groups (2017, 2019).
 */
export const SeasonKind = z.enum(['RULES', 'ARCHIVE', 'GROUPS']);

/**
 * Part of the responses about a season. PREPARING: nothing published yet. KNOCKOUT: from the end of the last round on.
 */
export const SeasonState = z.enum(['PREPARING', 'ROUNDS', 'KNOCKOUT', 'FINISHED']);

/**
 * Part of `LeagueSeason` and of the season's settings: pages of a season that the league's home page links to, and the
 * consolation, which the page of the draw contains.
 */
export const SEASON_LINKS = [
  'results',
  'oldLeague',
  'seeders',
  'draw',
  'qualifications',
  'consolation',
  'statistics',
  'gallery',
] as const;

/** Labels for administrators, in the season's settings and in the action log. */
export const SEASON_LINK_LABELS: Readonly<Record<SeasonLink, string>> = {
  results: 'Rezultati',
  oldLeague: 'Skupine i rezultati',
  seeders: 'Nositelji',
  draw: 'Ždrijeb',
  qualifications: 'Kvalifikacije',
  consolation: 'Utješni turnir',
  statistics: 'Statistika',
  gallery: 'Galerija',
};

/**
 * Part of `LeagueSeason`: the rules that an administrator chooses for a season, for the public texts. Missing for an
 * archived season, and from older servers.
 */
export const PublicRules = z.object({
  /** The upper row of the first pair in odd rounds. */
  firstPair: z.union([z.literal(1), z.literal(2)]),
  /** The first round with row bonus. */
  bonusFromRound: z.number(),
  /** The row bonus is given in that round only. */
  bonusOnce: z.boolean(),
  /** The planned length of a round, in days. */
  roundDays: z.number(),
  /** Whether a row without a partner row plays within itself. Missing from older servers, like `byePoints`. */
  edgeRow: z.optional(z.enum(['play', 'rest'])),
  /** Points of a player without an opponent. */
  byePoints: z.optional(z.number()),
  /** The fee of the season, and its last day of payment. Missing from older servers. */
  fee: z.optional(Euros),
  feeDeadline: z.optional(z.nullable(ZagrebDate)),
});

/**
 * Part of GET /league-seasons: a season on the league's home page. The links follow its data (resolution 48), except
 * those hidden by an administrator.
 */
export const LeagueSeason = z.object({
  year: z.number(),
  kind: SeasonKind,
  state: SeasonState,
  /** Everybody who took part. */
  players: z.number(),
  /** Those who are still in it: the field of the draw. Missing from older servers. */
  activePlayers: z.optional(z.number()),
  plannedRounds: z.number(),
  /** No page shows it, but pages of release 2.1 refuse a season without it. */
  publishedRounds: z.number(),
  /** Matches with a result. */
  matches: z.number(),
  startDate: z.nullable(ZagrebDate),
  endDate: z.nullable(ZagrebDate),
  champion: z.nullable(LeaguePlayer),
  secondPlace: z.nullable(LeaguePlayer),
  thirdPlace: z.nullable(LeaguePlayer),
  consolationChampion: z.nullable(LeaguePlayer),
  /** The final, for its score. */
  final: z.nullable(LeagueMatch),
  rules: z.optional(PublicRules),
  links: z.object({
    /** /summer-league/{year} */
    results: z.boolean(),
    /** /summer-league/old-leagues/{year} */
    oldLeague: z.boolean(),
    seeders: z.boolean(),
    draw: z.boolean(),
    qualifications: z.boolean(),
    consolation: z.boolean(),
    statistics: z.boolean(),
    gallery: z.boolean(),
  }),
});

/** Part of GET /league-seasons: the season in progress, for the home page and the landing page. */
export const CurrentSeason = z.object({
  year: z.number(),
  state: z.enum(['ROUNDS', 'KNOCKOUT']),
  plannedRounds: z.number(),
  /** The open round, otherwise the last one. */
  round: LeagueRound,
  /**
   * Days until the round's end date, 0 on the last day, negative after it; by the server's clock. Null in the knockout.
   */
  daysLeft: z.nullable(z.number()),
  /** Open matches from the top of the pyramid, or the knockout's next ones; at most 8. */
  nextFixtures: z.array(LeagueMatch),
  /**
   * Number of matches still to be played in the round, or in the draws of the knockout, including those of later phases,
   * whose players are not known yet. A bye is not a match.
   */
  openFixtures: z.number(),
  /**
   * Results of the round from the top, or of the knockout: the latest phase first, in each the main tournament before the
   * consolation, from the top; at most 8.
   */
  lastResults: z.array(LeagueMatch),
  /** Rows 1 and 2 of the round's initial pyramid; in the knockout, of the last round's result pyramid. */
  topRows: z.array(PyramidCell),
});

/**
 * GET /league-seasons, public: newest first, without those that are only prepared; `current` is null if no season is in
 * progress.
 */
export const LeagueSeasons = z.object({
  seasons: z.array(LeagueSeason),
  current: z.nullable(CurrentSeason),
  /**
   * The season of this or the next year whose first round is not published yet, with the first day that is planned for
   * it. Left out where there is none, and by older servers.
   */
  prepared: z.optional(z.object({ year: z.number(), startsOn: z.nullable(ZagrebDate) })),
});

export type PublicRules = z.infer<typeof PublicRules>;
export type SeasonLink = (typeof SEASON_LINKS)[number];
export type SeasonKind = z.infer<typeof SeasonKind>;
export type SeasonState = z.infer<typeof SeasonState>;
export type LeagueSeason = z.infer<typeof LeagueSeason>;
export type CurrentSeason = z.infer<typeof CurrentSeason>;
export type LeagueSeasons = z.infer<typeof LeagueSeasons>;
