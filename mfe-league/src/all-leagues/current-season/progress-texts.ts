import { competitionLabel } from '@club/shared/contracts/league/phases';
import type { CurrentSeason } from '@club/shared/contracts/league/seasons';
import { matchCountGenitive } from '@club/shared/domain';
import type { SeasonStage } from '@club/shared/league-phase';

/** The current stage: `10. kolo`, or in the knockout the phase of the next matches. */
export function stageText({ round, nextFixtures }: CurrentSeason, stage: SeasonStage): string {
  if (stage === 'ROUNDS') return `${round.number}. kolo`;
  if (stage === 'DRAW_AWAITED') return 'Čeka se ždrijeb';
  const [next] = nextFixtures;
  return next ? competitionLabel(next.round, next.tournament) : 'Završni turnir';
}

/** `odigrano 21 od 30 mečeva`; a forfeit counts as played. */
export function playedText({ matches, played, forfeited }: CurrentSeason['round']): string {
  return `odigrano ${played + forfeited} od ${matchCountGenitive(matches)}`;
}
