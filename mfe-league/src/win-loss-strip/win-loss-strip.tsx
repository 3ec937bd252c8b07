import { TARGET } from '@club/shared/theme';
import { DRAWN, styled } from '@club/shared/ui-core';

/** A match of the strip: its winner decides whether its block goes up or down; without a winner it has no block. */
export interface WinLossItem {
  readonly key: string;
  readonly side: 'up' | 'down' | undefined;
  /** Shown below: the year, where a new one begins. */
  readonly label?: string;
}

const Line = styled('ol')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 3,
  minWidth: 0,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '&[data-colours="players"]': { '--up': vars.palette.text.secondary, '--down': vars.palette.primary.main },
  '&[data-colours="results"]': { '--up': vars.palette.free.main, '--down': vars.palette.taken.main },
}));
const Block = styled('li')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 34,
  minHeight: TARGET,
  fontSize: '0.6875rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&::before': { content: '""', display: 'block', height: 20, marginBottom: 24, borderRadius: 4 },
  '&[data-side]::before': DRAWN,
  '&[data-side="up"]::before': { background: 'var(--up)' },
  '&[data-side="down"]::before': { background: 'var(--down)', transform: 'translateY(22px)' },
}));

interface WinLossStripProps {
  items: readonly WinLossItem[];
  /** The meaning of the colours: two players, or one player's wins and losses. */
  colours: 'players' | 'results';
}

/** Matches in order as blocks up and down: the direction has the same meaning as the colour. Hidden from screen readers. */
export function WinLossStrip({ items, colours }: WinLossStripProps) {
  return (
    <Line aria-hidden data-colours={colours}>
      {items.map(({ key, side, label }) => (
        <Block key={key} data-side={side}>
          {label}
        </Block>
      ))}
    </Line>
  );
}
