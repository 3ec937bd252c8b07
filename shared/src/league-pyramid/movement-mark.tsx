import { styled, VisuallyHidden } from '@club/shared/ui-core';
import { MOVEMENTS, type Movement } from './movement';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 5,
  fontWeight: 600,
  '&[data-movement="UP"]': { color: theme.vars.palette.free.main },
  '&[data-movement="STAY"]': { color: theme.vars.palette.own.main },
  '&[data-movement="DOWN"]': { color: theme.vars.palette.taken.main },
  // The dot is lower and smaller than the arrows.
  '&[data-movement="STAY"] > i': { fontSize: '0.7em' },
  '& > i': { fontStyle: 'normal' },
}));

/** An arrow or a dot with its label; with `bare` the label is for screen readers only. */
export function MovementMark({ movement, bare = false }: { movement: Movement; bare?: boolean }) {
  const { arrow, label } = MOVEMENTS[movement];
  return (
    <Mark data-movement={movement}>
      <i aria-hidden>{arrow}</i>
      {bare ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Mark>
  );
}
