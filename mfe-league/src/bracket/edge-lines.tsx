import { styled } from '@club/shared/ui-core';
import type { Edge } from './bracket-layout';

/** Width of the drawing in units; it is stretched to the width of the page. */
const WIDE = 1_000;

const Lines = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  '& path': {
    stroke: theme.vars.palette.text.disabled,
    strokeWidth: 1.2,
    vectorEffect: 'non-scaling-stroke',
    opacity: 0.7,
  },
  '& path[data-champion]': { stroke: theme.vars.palette.primary.main, strokeWidth: 2, opacity: 1 },
}));

/** The lines between the matches, the champion's on top. */
export function EdgeLines({ edges, height }: { edges: readonly Edge[]; height: number }) {
  const sorted = edges.toSorted((a, b) => Number(a.championPath) - Number(b.championPath));
  return (
    <Lines viewBox={`0 0 ${WIDE} ${height}`} preserveAspectRatio="none" aria-hidden>
      {sorted.map(({ id, from, to, championPath }) => (
        <path
          key={id}
          data-champion={championPath || undefined}
          d={`M${from.x * WIDE} ${from.y}H${((from.x + to.x) / 2) * WIDE}V${to.y}H${to.x * WIDE}`}
        />
      ))}
    </Lines>
  );
}
