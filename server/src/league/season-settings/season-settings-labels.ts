import type { SeasonRules } from '@club/shared/contracts/league/season-settings';
import { SEASON_LINK_LABELS, SEASON_LINKS } from '@club/shared/contracts/league/seasons';
import { formatCents, shortDate } from '@club/shared/domain';
import type { Facts } from '../../action-log';
import type { SeasonFrame } from '../seasons/league-seasons.repository';

const dayOrNone = (day: string | null): string => (day ? shortDate(day) : 'nije određen');

const frameFacts = (frame: SeasonFrame): Facts => ({
  Članarina: formatCents(frame.feeCents),
  'Rok za uplatu': dayOrNone(frame.feeDeadline),
  'Prijave od': shortDate(frame.registrationFrom),
  'Prijave do': shortDate(frame.registrationUntil),
  'Prijave zatvorene': frame.registrationClosed ? 'da' : 'ne',
  'Planirani početak': dayOrNone(frame.startsOn),
  'Trajanje kola u danima': String(frame.roundDays),
  'Skrivene poveznice':
    SEASON_LINKS.filter((link) => frame.hiddenLinks.includes(link))
      .map((link) => SEASON_LINK_LABELS[link])
      .join(', ') || 'nema',
});

const ruleFacts = (rules: SeasonRules): Facts => ({
  'Broj kola': String(rules.rounds),
  'Prvi par u neparnim kolima': rules.firstPair === 1 ? '1. i 2. red' : '2. i 3. red',
  Sparivanje: rules.pairing === 'column' ? 'ista pozicija' : 'bez ponavljanja protivnika',
  'Rubni red': rules.edgeRow === 'play' ? 'igra unutar reda' : 'slobodan je',
  'Broj bodova za slobodno kolo': String(rules.byePoints),
  'Prvo kolo s bonusom reda': `${rules.bonusFromRound}.`,
  'Bonus reda': rules.bonusOnce ? 'samo jednom' : 'u svakom kolu',
  Ždrijeb: rules.draw === 'fold' ? 'po nositeljima' : 'po razredima nositelja',
});

/**
 * The action log's labels of all settings of a season before and after a change.
 * @param rules null for an archived season, which follows none
 */
export const seasonSettingsFacts = (frame: SeasonFrame, rules: SeasonRules | null): Facts => ({
  ...frameFacts(frame),
  ...(rules && ruleFacts(rules)),
});
