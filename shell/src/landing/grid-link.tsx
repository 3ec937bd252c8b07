import { signIn } from '@club/shared/auth';
import { Link } from '@club/shared/router';
import { styled } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { useLeavePage } from '../sign-in/use-leave-page';

const GRID = '/main-reservations';

const row = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  width: '100%',
  minHeight: 46,
  padding: '0 2px',
  border: 0,
  borderBottom: '1px solid rgb(255 255 255 / 0.18)',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(255 255 255 / 0.08)' },
  '&&:focus-visible': { outlineColor: '#fff' },
} as const;
const RowLink = styled(Link)(row);
const RowButton = styled('button')(row);

interface GridLinkProps {
  isMember: boolean;
  /** The day at which the grid opens; left out: at the next slot. */
  date?: string;
  children: ReactNode;
}

/** A row that links to the court grid; a visitor signs in first. */
export function GridLink({ isMember, date, children }: GridLinkProps) {
  const target = date ? `${GRID}?dan=${date}` : GRID;
  const { busy, go } = useLeavePage(() => signIn(target));
  if (isMember) return <RowLink to={target}>{children}</RowLink>;
  return (
    <RowButton type="button" aria-busy={busy || undefined} onClick={go}>
      {children}
    </RowButton>
  );
}
