import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeagueRound, PyramidCell } from '@club/shared/contracts/league/pyramids';
import { MovementLegend } from '@club/shared/league-pyramid';
import { StatusChip } from '@club/shared/ui-core';
import type { CSSProperties, ReactNode } from 'react';
import { bandsOf } from './bands';
import { RoundGrid } from './part-table';
import { PyramidTable } from './pyramid-table';
import { RoundResults } from './round-results';
import { roundDates } from './round-summary';
import type { RoundPart } from './use-round-part';

interface RoundViewProps {
  round: LeagueRound;
  initial: readonly PyramidCell[];
  matches: readonly LeagueMatch[];
  result: readonly PyramidCell[];
  /** The result pyramid can still change (resolution 40). */
  isProvisional: boolean;
  /** The part that is shown if there is no room for three. */
  part: RoundPart;
  /** Number of the player who is marked. */
  marked: number | null;
}

/** A round of the pyramid: initial positions, results and final positions, aligned by band. */
export function RoundView({ round, initial, matches, result, isProvisional, part, marked }: RoundViewProps) {
  const { number, separatorRows } = round;
  const bands = bandsOf({ initial, result, matches, separatorRows });
  const pyramid = { bands, separatorRows, marked };
  return (
    <RoundGrid style={{ '--bands': bands.length } as CSSProperties}>
      <PyramidTable
        {...pyramid}
        cells={initial}
        isChosen={part === 'initial'}
        isNumbered
        title="Početna piramida"
        caption={<Caption>bodovi prije {number}. kola</Caption>}
      />
      <RoundResults
        bands={bands}
        marked={marked}
        isChosen={part === 'results'}
        title={`REZULTATI ${number}. KOLO`}
        caption={<small>{roundDates(round)}</small>}
      />
      <PyramidTable
        {...pyramid}
        cells={result}
        isChosen={part === 'final'}
        isNumbered={false}
        title={`Piramida nakon ${number}. kola`}
        caption={
          <Caption mark={isProvisional && <StatusChip tone="maintenance">privremeno</StatusChip>}>
            <MovementLegend />
          </Caption>
        }
      />
    </RoundGrid>
  );
}

function Caption({ mark, children }: { mark?: ReactNode; children: ReactNode }) {
  return (
    <>
      {mark}
      <br />
      <small>{children}</small>
    </>
  );
}
