import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { OUTCOMES, SCORES } from './match-form';

/** `Grubišić M. izaziva Tomić Ž.` */
export const pairOf = ({ player1, player2 }: LeagueMatch): string =>
  `${player2.displayName} izaziva ${player1.displayName}`;

/** The sets from the attacker's side, and whatever was not played out in words. */
export function resultOf(match: LeagueMatch): string {
  if (match.outcome === null) return '–';
  const sets = SCORES.filter(([first, second]) => match[first] + match[second] > 0)
    .map(([first, second]) => `${match[second]}:${match[first]}`)
    .join(' ');
  if (match.outcome === 'PLAYED') return sets;
  const label = OUTCOMES.find(({ value }) => value === match.outcome)?.label ?? match.outcome;
  return [sets, match.excused ? `${label}, opravdano` : label].filter(Boolean).join(' · ');
}

const STATES = { ENTERED: 'upisano', CONFIRMED: 'potvrđeno', DISPUTED: 'osporeno' } as const;

export const stateOf = ({ state }: LeagueMatch): string => (state ? STATES[state] : 'bez rezultata');
