import { styled } from '@club/shared/ui-core';
import { MOVEMENTS, type Movement } from './movement';
import { MovementMark } from './movement-mark';

const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', fontSize: '0.875rem' });

/** The meaning of the arrows of the result pyramid. */
export function MovementLegend() {
  return (
    <Line>
      {(Object.keys(MOVEMENTS) as Movement[]).map((movement) => (
        <MovementMark key={movement} movement={movement} />
      ))}
    </Line>
  );
}
