import { ExpandIcon } from '@club/shared/icons';
import { styled } from '@club/shared/ui-core';
import type { ReactNode } from 'react';

const Details = styled('details')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '0 16px',
    cursor: 'pointer',
    listStyle: 'none',
  },
  // The focus ring is inside: the card that it fills would cut off a ring outside.
  '& > summary:focus-visible': { outlineOffset: -3 },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > span': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 10,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& > :is(b, small)': { flexShrink: 0 },
  },
  '& > summary > svg': { fontSize: '1.25rem' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}));

interface DisclosureProps {
  summary: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** One line that expands to its details. */
export function Disclosure({ summary, open, onToggle, children }: DisclosureProps) {
  return (
    <Details open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <span>{summary}</span>
        <ExpandIcon aria-hidden />
      </summary>
      {children}
    </Details>
  );
}
