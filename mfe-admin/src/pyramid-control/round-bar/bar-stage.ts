import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { plural, shortDate } from '@club/shared/domain';
import { openFixturesOf } from '../controlled-season/open-fixtures';
import { isOver } from '../controlled-season/season-state';

/** What the round bar shows about the stage of the season. */
export interface BarStage {
  readonly title: string;
  /** The dates of the round, or what its publication does. */
  readonly about: string;
  /** Matches with a result, of all; null before the first round. */
  readonly progress: { readonly entered: number; readonly matches: number } | null;
  /** What is left: `9 otvoreno · 2 zamjene`. */
  readonly left: string;
}

/** The open or last round, or the knockout once it is drawn. */
export function barStage(control: SeasonControl): BarStage {
  const { year, plannedRounds, openMatches, isDrawn } = control;
  const round = control.rounds.at(-1);
  if (!round) {
    return {
      title: `Sezona ${year}. nije objavljena`,
      about:
        'Objavom 1. kola počinju vrijediti piramida i pravila sezone. Objavu možete poništiti dok kolo nema rezultata.',
      progress: null,
      left: '',
    };
  }
  if (isDrawn) {
    const entered = openMatches.filter(({ outcome }) => outcome !== null).length;
    const missing = openFixturesOf(control);
    const about = missing > 0 ? 'završen' : 'odigran';
    return {
      title: `Završni turnir ${year}.`,
      about: isOver(control) ? about : 'ždrijeb je objavljen',
      progress: { entered, matches: entered + missing },
      left: joined(counted(missing, isOver(control) ? 'bez rezultata' : 'otvoreno')),
    };
  }
  const { number, startDate, endDate, state, matches, unplayed, substitutes } = round;
  const isOpen = state === 'OPEN';
  return {
    title: `${number}. od ${plannedRounds} kola`,
    about: joined(startDate && endDate && `${shortDate(startDate)} – ${shortDate(endDate)}`, !isOpen && 'zatvoreno'),
    progress: { entered: matches - unplayed, matches },
    left: joined(
      counted(unplayed, isOpen ? 'otvoreno' : 'bez rezultata'),
      counted(substitutes, plural(substitutes, 'zamjena', 'zamjene', 'zamjena')),
    ),
  };
}

/** `2 zamjene`; nothing for none. */
const counted = (count: number, noun: string): string => (count > 0 ? `${count} ${noun}` : '');

const joined = (...parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(' · ');
