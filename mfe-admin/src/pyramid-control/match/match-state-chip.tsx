import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { WarningIcon } from '@club/shared/icons';
import { StatusChip } from '@club/shared/ui-core';

const STATES = {
  ENTERED: { tone: 'own', label: 'upisano' },
  CONFIRMED: { tone: 'free', label: 'potvrđeno' },
  DISPUTED: { tone: 'maintenance', label: 'osporeno' },
} as const;

/** Whether the players agree on a result; the only one that an administrator must decide has an icon too. */
export function MatchStateChip({ outcome, state }: Pick<LeagueMatch, 'outcome' | 'state'>) {
  if (outcome === 'UNPLAYED' && state !== 'DISPUTED') return <StatusChip tone="unknown">nije odigrano</StatusChip>;
  if (!state) return <StatusChip tone="unknown">bez rezultata</StatusChip>;
  const { tone, label } = STATES[state];
  return (
    <StatusChip tone={tone} icon={state === 'DISPUTED' && <WarningIcon aria-hidden />}>
      {label}
    </StatusChip>
  );
}
