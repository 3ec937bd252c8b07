import { styled } from '@club/shared/ui-core';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { SIDE_BY_SIDE } from './layout';
import { PART, ROUND_PARTS, type RoundPart } from './use-round-part';

const WithoutRoom = styled('div')({ marginBottom: 12, [SIDE_BY_SIDE]: { display: 'none' } });

/** Chooses the part of a round if there is no room for three. */
export function PartSwitch({ part }: { part: RoundPart }) {
  return (
    <WithoutRoom>
      <SegmentedControl label="Dio kola" param={PART} value={part} options={ROUND_PARTS} />
    </WithoutRoom>
  );
}
