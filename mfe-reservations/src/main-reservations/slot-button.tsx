import { FORCED_COLOURS, LOW_SCREEN } from '@club/shared/theme';
import { CircularProgress, Hint, styled } from '@club/shared/ui-core';
import { CELL_HEIGHT, HEAD_HEIGHT } from '../court-grid/day-layout';
import type { CourtSlot } from '../court-grid/grid-days';
import { slotName } from '../court-grid/slot-name';
import { SLOT_LOOKS } from './slot-look';
import type { SlotState } from './slot-state';

const TONES = new Set(Object.values(SLOT_LOOKS).map(({ tone }) => tone));

/** Styles all cells below it, which are plain elements: styling each separately takes longer than rendering them. */
export const SlotCells = styled('div')(({ theme }) => ({
  '& .slot': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: CELL_HEIGHT,
    padding: 0,
    font: 'inherit',
    border: '1.5px solid transparent',
    borderRadius: 10,
    cursor: 'pointer',
    transition: 'background-color 160ms, border-color 160ms',
    '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
    // A focused cell is never hidden below the names of the courts, which are sticky like the header and the chips.
    [theme.breakpoints.down('sm')]: { scrollMarginTop: HEAD_HEIGHT },
    [LOW_SCREEN]: { scrollMarginTop: 0 },
  },
  ...Object.fromEntries(
    [...TONES].map((tone) => {
      const { main, soft, line } = theme.vars.palette[tone];
      const borders = { '&:hover, &[data-kind="own"]': { borderColor: line } };
      return [`& .slot[data-tone="${tone}"]`, { color: main, background: soft, ...borders }];
    }),
  ),
  '& .slot[data-tone][aria-disabled="true"]': { cursor: 'default', borderColor: 'transparent' },
  '& .slot[data-tone][data-kind="past"]': {
    background: 'none',
    '& svg': { opacity: 0.65, stroke: 'currentColor', strokeWidth: 1.5 },
  },
  // Windows' high contrast mode removes backgrounds: only the border remains of the cell.
  [FORCED_COLOURS]: { '& .slot[data-tone][data-kind]': { borderColor: 'ButtonBorder' } },
}));

interface SlotButtonProps {
  slot: CourtSlot;
  state: SlotState;
  /** A change of this slot is pending. */
  busy: boolean;
  onPick: () => void;
}

/**
 * One cell: the state of a slot as a button with its complete description. A cell without an action still shows why.
 */
export function SlotButton({ slot, state: { kind, label, hint, action }, busy, onPick }: SlotButtonProps) {
  const { Icon, tone } = SLOT_LOOKS[kind];
  const idle = action === null || busy;
  return (
    <Hint text={hint}>
      <button
        type="button"
        // Without it Safari does not focus a button on a click, and the hint would stay over the dialog.
        tabIndex={0}
        className="slot"
        data-tone={tone}
        data-kind={kind}
        aria-label={slotName(slot, label)}
        aria-disabled={idle || undefined}
        aria-busy={busy || undefined}
        onClick={idle ? undefined : onPick}
      >
        {busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <Icon fontSize="small" aria-hidden />}
      </button>
    </Hint>
  );
}
