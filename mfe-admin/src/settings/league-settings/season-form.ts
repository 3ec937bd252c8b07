import {
  type LeagueSeasonSettings,
  type SaveSeasonSettings,
  SeasonFrame,
  SeasonRules,
} from '@club/shared/contracts/league/season-settings';
import { SEASON_LINKS } from '@club/shared/contracts/league/seasons';
import { inOrder } from '@club/shared/contracts/scalars';
import { plainEuros } from '@club/shared/domain';
import * as z from '@club/shared/schema';
import { textOrNull, typed, yesOrNo } from '../../forms/form-field/typed-fields';

const { rounds, firstPair, pairing, edgeRow, byePoints, bonusFromRound, bonusOnce, draw } = SeasonRules.shape;
const { fee, feeDeadline, registrationFrom, registrationUntil, registrationClosed, startsOn, roundDays } =
  SeasonFrame.shape;

const FRAME = {
  fee: typed(fee),
  feeDeadline: textOrNull(feeDeadline),
  registrationFrom,
  registrationUntil,
  registrationClosed,
  startsOn: textOrNull(startsOn),
  roundDays: typed(roundDays),
  /** One checkbox per link; checked: the link is shown. */
  links: z.record(z.enum(SEASON_LINKS), z.boolean()),
};
const RULES = {
  rounds: typed(rounds),
  firstPair: typed(firstPair),
  pairing,
  edgeRow,
  byePoints: typed(byePoints),
  bonusFromRound: typed(bonusFromRound),
  bonusOnce: yesOrNo(bonusOnce),
  draw,
};

/** The contract as typed, flattened; the end of a period must not be before its beginning. */
export const SeasonForm = z.object({ ...FRAME, ...RULES }).check(inOrder('registrationFrom', 'registrationUntil'));
export type TypedSeason = z.input<typeof SeasonForm>;
export type EnteredSeason = z.output<typeof SeasonForm>;

/** Valid, for the form of an archived season, which neither shows nor sends them: older servers send no rules for it. */
const UNUSED_RULES: SeasonRules = {
  rounds: 1,
  firstPair: 1,
  pairing: 'avoid-rematch',
  edgeRow: 'play',
  byePoints: 0,
  bonusFromRound: 1,
  bonusOnce: false,
  draw: 'fold',
};

/** The same once the rules are frozen: invalid input in them must not prevent saving the rest. */
export const frozenSeasonForm = (rules: SeasonRules | null) =>
  z.pipe(
    z.transform((season: TypedSeason): TypedSeason => ({ ...season, ...typedRules(rules ?? UNUSED_RULES) })),
    SeasonForm,
  );

/** The form values of a season's rules. */
export const typedRules = (rules: SeasonRules) => ({
  rounds: String(rules.rounds),
  firstPair: String(rules.firstPair),
  pairing: rules.pairing,
  edgeRow: rules.edgeRow,
  byePoints: String(rules.byePoints),
  bonusFromRound: String(rules.bonusFromRound),
  bonusOnce: rules.bonusOnce ? 'yes' : 'no',
  draw: rules.draw,
});

/** The form values of a season. */
export function typedSeason({ rules, frame }: Pick<LeagueSeasonSettings, 'rules' | 'frame'>): TypedSeason {
  const { hiddenLinks, ...rest } = frame;
  const links = SEASON_LINKS.map((link) => [link, !hiddenLinks.includes(link)] as const);
  return {
    ...rest,
    fee: plainEuros(frame.fee),
    feeDeadline: frame.feeDeadline ?? '',
    startsOn: frame.startsOn ?? '',
    roundDays: String(frame.roundDays),
    links: Object.fromEntries(links) as TypedSeason['links'],
    ...typedRules(rules ?? UNUSED_RULES),
  };
}

/** The request for the form values, without frozen rules and those of an archived season. */
export function sentSeason(
  entered: EnteredSeason,
  hasRules: boolean,
): Omit<z.input<typeof SaveSeasonSettings>, 'version'> {
  const { links, fee: euros, feeDeadline: deadline, startsOn: start, roundDays: days, ...rest } = entered;
  const hiddenLinks = SEASON_LINKS.filter((link) => !links[link]);
  const { registrationFrom: from, registrationUntil: until, registrationClosed: isClosed, ...rules } = rest;
  return {
    rules: hasRules ? rules : null,
    frame: {
      fee: euros,
      feeDeadline: deadline,
      registrationFrom: from,
      registrationUntil: until,
      registrationClosed: isClosed,
      startsOn: start,
      roundDays: days,
      hiddenLinks,
    },
  };
}
