import {
  FreeIcon,
  FriendlyIcon,
  LeagueIcon,
  MaintenanceIcon,
  PassedIcon,
  ScheduleIcon,
  UnknownIcon,
} from '@club/shared/icons';
import { LARGE_TEXT, SMALLEST_PHONE, type Tone } from '@club/shared/theme';
import { styled, VisuallyHidden } from '@club/shared/ui-core';
import type { ComponentType } from 'react';
import { CELL_BACKGROUND, CELL_HEIGHT } from '../court-grid/day-layout';
import type { CourtSlot } from '../court-grid/grid-days';
import { type BookingKind, bookingLabels } from './booking-labels';

type Icon = ComponentType<{ fontSize?: 'small' | 'inherit'; 'aria-hidden'?: boolean }>;

const LOOKS: Readonly<Record<BookingKind, { readonly Icon: Icon; readonly tone: Tone }>> = {
  free: { Icon: FreeIcon, tone: 'free' },
  unopened: { Icon: ScheduleIcon, tone: 'unknown' },
  friendly: { Icon: FriendlyIcon, tone: 'taken' },
  league: { Icon: LeagueIcon, tone: 'taken' },
  maintenance: { Icon: MaintenanceIcon, tone: 'maintenance' },
  unknown: { Icon: UnknownIcon, tone: 'unknown' },
};

const PASSED = { Icon: PassedIcon, tone: 'unknown' } as const;

const Cell = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => {
  const { main, soft, line } = theme.vars.palette[tone];
  return {
    display: 'grid',
    alignItems: 'center',
    minHeight: CELL_HEIGHT,
    padding: '7px 5px',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    // 'terena' always fits on a line; 'Administrator' in a wide font may need hyphenation.
    hyphenateLimitChars: '8',
    '&::before': { ...CELL_BACKGROUND, background: soft, border: '1.5px solid transparent' },
    '&[data-own="true"]::before': { borderColor: line },
    '&[data-kind="free"]::before, &[data-kind="unopened"]::before': { background: 'none' },
    // The text stays dark enough to read.
    '&[data-past]': { color: theme.vars.palette.text.secondary },
    '&[data-past]::before': { background: 'none', borderColor: 'transparent' },
    '&[data-past] .label': { color: theme.vars.palette.text.secondary },
    '&[data-past] .who': { fontWeight: 400 },
    '& .lines': { display: 'flex', flexDirection: 'column', gap: 2, containerType: 'inline-size' },
    '& .label': { display: 'flex', alignItems: 'center', gap: 5, fontSize: '0.75rem', color: main },
    '& .label svg': { fontSize: '1rem' },
    '& .who': { fontWeight: 600, letterSpacing: '-0.01em' },
    // On most phones, and with four days side by side, 'Administrator' is wider than the cell in the larger font.
    '@container (max-width: 7.9em)': { '& .who': { fontSize: '0.75rem' } },
    // 'prijateljski' and 'Administrator' take the whole width of a small phone's cell.
    [SMALLEST_PHONE]: {
      paddingInline: 3,
      '& .label svg': { display: 'none' },
      '& .who': { fontSize: '0.6875rem', letterSpacing: '-0.02em' },
    },
    '& .note': { color: theme.vars.palette.text.secondary },
    // However large the user's font size is, 'prijateljski' and 'Administrator' fit the cell's width.
    [LARGE_TEXT]: { fontSize: '4.2vw', '& .label, & .who': { fontSize: 'inherit' } },
    '@media print': {
      padding: '0 5px',
      '&, & .label, & .who': { fontSize: '11px' },
      '& .lines': { flexFlow: 'wrap', gap: '0 8px' },
      '& .label svg': { fontSize: '12px' },
    },
  };
});

interface NameCellProps {
  slot: CourtSlot;
  past: boolean;
  /** Whether a free slot leads anywhere for this user. */
  mayPick: boolean;
}

/** One cell of the list by names: what is played, by whom, and against whom or why nobody plays. */
export function NameCell({ slot, past, mayPick }: NameCellProps) {
  const { kind, label, who, note } = bookingLabels(slot, mayPick);
  const begunFree = past && slot.status === 'FREE';
  const { Icon, tone } = begunFree ? PASSED : LOOKS[kind];
  const own = slot.own && kind !== 'maintenance';
  return (
    <Cell tone={own ? 'own' : tone} data-kind={kind} data-own={own} data-past={past || undefined}>
      <div className="lines">
        <span className="label">
          <Icon fontSize="inherit" aria-hidden />
          {begunFree ? 'prošlo' : label}
          {past && !begunFree && <VisuallyHidden>, prošlo</VisuallyHidden>}
        </span>
        {who && <span className="who">{who}</span>}
        {note && <span className="note">{note}</span>}
      </div>
    </Cell>
  );
}
