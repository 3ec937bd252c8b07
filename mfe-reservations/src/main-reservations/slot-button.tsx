import type { Tone } from '@club/shared/theme';
import { CircularProgress, Hint, styled } from '@club/shared/ui-core';
import { CELL_HEIGHT } from '../court-grid/day-layout';
import type { CourtSlot } from '../court-grid/grid-days';
import { slotName } from '../court-grid/slot-name';
import { SLOT_LOOKS } from './slot-look';
import type { SlotState } from './slot-state';

const Cell = styled('button', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => {
  const { main, soft, line } = theme.vars.palette[tone];
  return {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: CELL_HEIGHT,
    padding: 0,
    font: 'inherit',
    color: main,
    background: soft,
    border: '1.5px solid transparent',
    borderRadius: 10,
    cursor: 'pointer',
    transition: 'background-color 160ms, border-color 160ms',
    '&:hover, &[data-kind="own"]': { borderColor: line },
    '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
    '&[aria-disabled="true"]': { cursor: 'default', borderColor: 'transparent' },
    '&[data-kind="past"]': { background: 'none', '& svg': { opacity: 0.65, stroke: 'currentColor', strokeWidth: 1.5 } },
    // The focus never hides below header, banner and sticky chips.
    [theme.breakpoints.down('sm')]: { scrollMarginTop: 56 },
    // Windows' high contrast drops grounds: the border is what is left of the cell.
    '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
  };
});

interface SlotButtonProps {
  slot: CourtSlot;
  state: SlotState;
  /** A change of this slot is on its way. */
  busy: boolean;
  onPick: () => void;
}

/** One cell: the state of a slot as a button that says all of it. One that cannot be picked still tells why. */
export function SlotButton({ slot, state: { kind, word, hint, action }, busy, onPick }: SlotButtonProps) {
  const { Icon, tone } = SLOT_LOOKS[kind];
  const idle = action === null || busy;
  return (
    <Hint text={hint}>
      <Cell
        type="button"
        tone={tone}
        data-kind={kind}
        aria-label={slotName(slot, word)}
        aria-disabled={idle || undefined}
        aria-busy={busy || undefined}
        onClick={idle ? undefined : onPick}
      >
        {busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <Icon fontSize="small" aria-hidden />}
      </Cell>
    </Hint>
  );
}
