import { styled, VisuallyHidden } from '@club/shared/ui-core';
import { Fragment } from 'react';
import { MOVEMENTS, type Movement } from './movement';
import { MovementMark } from './movement-mark';

const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', fontSize: '0.875rem' });

/** The meaning of the arrows of the result pyramid. */
export function MovementLegend() {
  return (
    <Line>
      {(Object.keys(MOVEMENTS) as Movement[]).map((movement, index) => (
        <Fragment key={movement}>
          {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
          <MovementMark movement={movement} />
        </Fragment>
      ))}
    </Line>
  );
}
