import type { Bracket, BracketMatch, LeagueDraw } from '@club/shared/contracts/league/draw';
import { competitionLabel, KnockoutKey, type Tournament } from '@club/shared/contracts/league/phases';
import { shortDate } from '@club/shared/domain';

/** A phase of a drawn knockout, in the order of play. */
export interface DrawnPhase {
  readonly tournament: Tournament;
  readonly phase: KnockoutKey;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** The number of matches without byes, and of those that are decided. */
  readonly matches: number;
  readonly decided: number;
}

export const labelOf = ({ phase, tournament }: Pick<DrawnPhase, 'phase' | 'tournament'>): string =>
  competitionLabel(phase, tournament);

/** `15.09.2026. – 21.09.2026.` */
export const datesOf = ({ startDate, endDate }: DrawnPhase): string =>
  startDate && endDate ? `${shortDate(startDate)} – ${shortDate(endDate)}` : 'bez datuma';

/** The phases of qualifications, main draw with the match for third place, and consolation. */
export function phasesOf({ main, qualifications, consolation }: LeagueDraw): DrawnPhase[] {
  const qualifying = qualifications.flatMap(({ bracket }) => bracket.stages.flatMap(({ matches }) => matches));
  return [
    ...(qualifying.length > 0 ? drawnPhase('MAIN', 'KVALIFIKACIJE', qualifying) : []),
    ...(main ? bracketPhases('MAIN', main) : []),
    ...(consolation ? bracketPhases('CONSOLATION', consolation) : []),
  ];
}

function bracketPhases(tournament: Tournament, { stages, thirdPlace }: Bracket): DrawnPhase[] {
  const phases = stages.flatMap(({ phase, matches }) => drawnPhase(tournament, phase, matches));
  const third = thirdPlace ? drawnPhase(tournament, 'TRECE_MJESTO', [thirdPlace]) : [];
  return [...phases.slice(0, -1), ...third, ...phases.slice(-1)];
}

function drawnPhase(tournament: Tournament, phase: string, all: readonly BracketMatch[]): DrawnPhase[] {
  const key = KnockoutKey.safeParse(phase);
  if (!key.success) return [];
  const [first] = all;
  const matches = all.filter(({ sides }) => sides.every(({ kind }) => kind !== 'BYE'));
  return [
    {
      tournament,
      phase: key.data,
      startDate: first?.startDate ?? null,
      endDate: first?.endDate ?? null,
      matches: matches.length,
      decided: matches.filter(({ outcome }) => outcome !== null).length,
    },
  ];
}
