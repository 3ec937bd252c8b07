import { SeenVersion } from '@club/shared/contracts/league/scalars';
import { SEASON_LINKS, SeasonKind, SeasonState } from '@club/shared/contracts/league/seasons';
import { eurosInput, inOrder, ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

const count = (label: string, least: number, most: number) => {
  const message = `${label} mora biti cijeli broj od ${least} do ${most}.`;
  return z.number(message).check(z.int(message), z.minimum(least, message), z.maximum(most, message));
};

/**
 * Part of GET and POST /admin/league/seasons and of PUT …/{year}/settings: rules of a season (league rules R2 to R7,
 * knockout rules, "Draw"); frozen when its first round is published.
 */
export const SeasonRules = z.object({
  rounds: count('Broj kola', 1, 20),
  /** The upper row of the first pair in odd rounds. */
  firstPair: z.union([z.literal(1), z.literal(2)], 'Prvi par počinje 1. ili 2. redom.'),
  pairing: z.enum(['avoid-rematch', 'column'], 'Odaberite način sparivanja.'),
  edgeRow: z.enum(['play', 'rest'], 'Odaberite igra li rubni red.'),
  /** League points. */
  byePoints: count('Broj bodova za slobodno kolo', 0, 4),
  /** Number of the round. */
  bonusFromRound: count('Prvo kolo s bonusom reda', 1, 20),
  bonusOnce: z.boolean(),
  draw: z.enum(['fold', 'bands'], 'Odaberite način ždrijeba.'),
});

/**
 * Part of the same calls: settings that can be changed at any time; dates are Zagreb days, both inclusive. A changed
 * date outside the season's year and the years next to it is refused by field.
 */
export const SeasonFrame = z.object({
  /** A change also applies to unpaid fees of the previous amount. */
  fee: eurosInput({ missing: 'Unesite članarinu.', least: 0, tooSmall: 'Ne može biti negativna.', most: 10_000 }),
  feeDeadline: z.nullable(ZagrebDate),
  registrationFrom: ZagrebDate,
  registrationUntil: ZagrebDate,
  /** An administrator may close the registration inside its period too. */
  registrationClosed: z.boolean(),
  /** The planned start, shown before the first publication. */
  startsOn: z.nullable(ZagrebDate),
  /** Planned length of a round, in days. */
  roundDays: count('Trajanje kola u danima', 1, 31),
  /** Links that are hidden although there is data. */
  hiddenLinks: z._default(z.array(z.enum(SEASON_LINKS)), []),
});

const WrittenFrame = SeasonFrame.check(inOrder('registrationFrom', 'registrationUntil'));

/** A row of GET /admin/league/seasons, newest first. */
export const LeagueSeasonSettings = z.object({
  year: z.number(),
  kind: SeasonKind,
  state: SeasonState,
  version: z.number(),
  /** The rules cannot be changed any more: the first round is published. */
  frozen: z.boolean(),
  /** Somebody can still be accepted into it: its last round is not closed. Older servers leave it out. */
  takesPlayers: z.optional(z.boolean()),
  /** Its last round is open: a player who is accepted now can only be a substitute. Older servers leave it out. */
  substitutesOnly: z._default(z.boolean(), false),
  /**
   * The default rules of the league where none were chosen, and for an archived season (`kind`), which follows no
   * rules; older servers send null for it.
   */
  rules: z.nullable(SeasonRules),
  frame: SeasonFrame,
  /** Entries that did not withdraw. */
  entries: z.number(),
});
/** The response to GET /admin/league/seasons. */
export const LeagueSeasonList = z.array(LeagueSeasonSettings);

/**
 * POST /admin/league/seasons (201): prepares a season, with the rules, the fee and the length of a round of the last
 * one unless given. 400 for a past year (field `year`); 409 `SEASON_EXISTS`.
 */
export const PrepareSeason = z.object({
  year: count('Godina', 2000, 2100),
  rules: z.optional(SeasonRules),
  frame: z.optional(WrittenFrame),
});

/**
 * PUT /admin/league/seasons/{year}/settings; changed `rules` of a frozen season are refused (409 `SETTINGS_FROZEN`).
 * 404 `SEASON_UNKNOWN`; 409 `SEASON_CHANGED` with `SeasonSettingsNow`
 */
export const SaveSeasonSettings = z.object({
  /** Null for an archived season, which has none. */
  rules: z.nullable(SeasonRules),
  frame: WrittenFrame,
  version: SeenVersion,
});
/** Additional member of this `SEASON_CHANGED` (409), besides those of `SeasonConflict`: what is saved now. */
export const SeasonSettingsNow = z.object({
  current: z.object({ version: z.number(), rules: LeagueSeasonSettings.shape.rules, frame: SeasonFrame }),
});

export type SeasonRules = z.infer<typeof SeasonRules>;
export type SeasonFrame = z.infer<typeof SeasonFrame>;
export type LeagueSeasonSettings = z.infer<typeof LeagueSeasonSettings>;
export type PrepareSeason = z.infer<typeof PrepareSeason>;
export type SeasonSettingsNow = z.infer<typeof SeasonSettingsNow>;
export type SaveSeasonSettings = z.infer<typeof SaveSeasonSettings>;
