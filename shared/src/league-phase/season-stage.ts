import { roundNumber } from '@club/shared/contracts/league/phases';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { matchCount, withStop } from '@club/shared/domain';

/**
 * ROUNDS: the rounds of the pyramid. DRAW_AWAITED: the last round is closed, the knockout is not drawn. KNOCKOUT: it is
 * being played. DECIDED: there is a champion, or nothing left to play; the season ends when an administrator ends it.
 */
export type SeasonStage = 'ROUNDS' | 'DRAW_AWAITED' | 'KNOCKOUT' | 'DECIDED';

/** In every stage after ROUNDS, until there is a champion. */
export const ROUNDS_PLAYED_TEXT = 'Kola piramide su odigrana.';
export const DRAW_AWAITED_TEXT = 'Ždrijeb završnog turnira još nije objavljen.';
export const KNOCKOUT_TEXT = 'Igra se završni turnir.';

/** The stage of the season in progress; undefined if there is none. */
export function seasonStage({ current, seasons }: LeagueSeasons): SeasonStage | undefined {
  if (!current) return undefined;
  if (current.state === 'ROUNDS') return 'ROUNDS';
  // Until the draw the matches are those of the last round.
  const isDrawn = [...current.nextFixtures, ...current.lastResults].some(({ round }) => !roundNumber(round));
  if (!isDrawn) return 'DRAW_AWAITED';
  const champion = seasons.find(({ year }) => year === current.year)?.champion;
  // A final that both players forfeited has no champion.
  return champion || current.openFixtures === 0 ? 'DECIDED' : 'KNOCKOUT';
}

/**
 * How the knockout of a DECIDED season ended.
 * @param champion null: both finalists forfeited
 * @param left how many matches are left, of the consolation and for the third place
 */
export function decidedText(champion: LeaguePlayer | null, left = 0): string {
  if (!champion) return 'Završni turnir je gotov, bez prvaka.';
  // An abbreviated name ends with a stop.
  return left > 0
    ? `Prvak je ${withStop(champion.displayName)} Preostalo: ${matchCount(left)}.`
    : `Prvak je ${champion.displayName}, završni turnir je gotov.`;
}
