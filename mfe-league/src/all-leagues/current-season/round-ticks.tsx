import type { CurrentSeason } from '@club/shared/contracts/league/seasons';
import type { SeasonStage } from '@club/shared/league-phase';
import { FORCED_COLOURS } from '@club/shared/theme';
import { DRAWN, styled } from '@club/shared/ui-core';

const Ticks = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 3,
  marginTop: 16,
  '--ink': '255 255 255',
  // Without the dark background of the card.
  '@media print': { '--ink': '0 0 0', '& > i': { printColorAdjust: 'exact' } },
  '& > i': { height: 7, borderRadius: 2, background: 'rgb(var(--ink) / 0.33)' },
  '& > i[data-state]': DRAWN,
  '& > i[data-state="over"]': { background: 'rgb(var(--ink) / 0.87)' },
  '& > i[data-state="now"]': { height: 13, borderRadius: 3, background: 'rgb(var(--ink))' },
  [FORCED_COLOURS]: { '& > i': { outline: '1px solid' } },
});

const Knockout = styled('i')({
  background: 'repeating-linear-gradient(115deg, rgb(var(--ink) / 0.53) 0 5px, transparent 5px 9px) !important',
  '&[data-state="now"]': { height: '13px !important' },
});

const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', marginTop: 8, fontSize: '0.8125rem' });

/** A tick for every round, and a longer one for the knockout; the text below contains the same information. */
export function RoundTicks({ season, stage }: { season: CurrentSeason; stage: SeasonStage }) {
  const { plannedRounds, round } = season;
  const isOver = stage !== 'ROUNDS';
  return (
    <>
      <Ticks aria-hidden>
        {Array.from({ length: plannedRounds }, (_, index) => (
          <i key={index} data-state={stateOf(index + 1, isOver ? plannedRounds + 1 : round.number)} />
        ))}
        <Knockout data-state={stage === 'KNOCKOUT' ? 'now' : undefined} style={{ gridColumn: 'span 2' }} />
      </Ticks>
      <Ends>
        <span>1. kolo</span>
        <span>{plannedRounds}. kolo</span>
        <span>završni turnir</span>
      </Ends>
    </>
  );
}

function stateOf(number: number, current: number): 'over' | 'now' | undefined {
  if (number < current) return 'over';
  return number === current ? 'now' : undefined;
}
