import type { PyramidMove, RoundPreview } from '@club/shared/contracts/league/rounds';
import { plural } from '@club/shared/domain';
import { Box, SectionCard, styled, VisuallyHidden } from '@club/shared/ui-core';
import { CardLines } from './card-lines';

type Step = NonNullable<PyramidMove['up']>;

const Swap = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  alignItems: 'baseline',
  gap: '0 6px',
  // Aligned over all lines; the first column has room for two rows of two digits.
  gridTemplateColumns: '3.9rem minmax(0, 1fr) minmax(0, 1fr)',
  '& > small': { fontSize: '0.8125rem', whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
  '& > b': { fontSize: '0.875rem', fontWeight: 600, letterSpacing: '-0.01em' },
  '& > [data-direction="up"]': { color: theme.vars.palette.free.main },
  '& > [data-direction="down"]': { color: theme.vars.palette.taken.main },
  // Without room for both names on a line, all swaps have two lines.
  '@container (max-width: 20rem)': {
    gridTemplateColumns: '3.9rem minmax(0, 1fr)',
    '& > [data-direction="down"]': { gridColumn: 2 },
  },
}));

/** Who climbs, and past whom: one swap per line. */
export function MovesCard({ preview: { moves } }: { preview: RoundPreview }) {
  return (
    <SectionCard title="Pomaci" note={swapCount(moves.length)} flush>
      {moves.length === 0 ? (
        <Box sx={{ p: 2.5, color: 'text.secondary' }}>Nitko se ne pomiče.</Box>
      ) : (
        <CardLines role="list">
          {moves.map(({ up, down }) => (
            <li key={`${up?.player.id}-${down?.player.id}`}>
              <Swap aria-hidden>
                <small>{rowsOf(up, down)}</small>
                {up && <b data-direction="up">↑ {up.player.displayName}</b>}
                {down && <b data-direction="down">↓ {down.player.displayName}</b>}
              </Swap>
              <VisuallyHidden>
                {[up && moved(up, 'penje se'), down && moved(down, 'pada')].filter(Boolean).join(', ')}
              </VisuallyHidden>
            </li>
          ))}
        </CardLines>
      )}
    </SectionCard>
  );
}

/** `5. ⇄ 4.`; within a row, which only the first row has, `1. red`; of one player alone `5. → 4.` */
function rowsOf(up: Step | null, down: Step | null): string {
  const step = up ?? down;
  if (!step) return '';
  const { fromRow, toRow } = step;
  if (fromRow === toRow) return `${toRow}. red`;
  return `${fromRow}. ${up && down ? '⇄' : '→'} ${toRow}.`;
}

const moved = ({ player, fromRow, toRow }: Step, verb: string): string =>
  fromRow === toRow
    ? `${player.displayName} ${verb} unutar ${toRow}. reda`
    : `${player.displayName} ${verb} iz ${fromRow}. u ${toRow}. red`;

const swapCount = (count: number): string => `${count} ${plural(count, 'zamjena', 'zamjene', 'zamjena')} mjesta`;
