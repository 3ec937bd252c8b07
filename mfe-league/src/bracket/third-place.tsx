import type { BracketMatch } from '@club/shared/contracts/league/draw';
import { styled } from '@club/shared/ui-core';
import { THIRD_PLACE } from './bracket-labels';
import { LINE, type PlacedMatch } from './bracket-layout';
import type { LineSource } from './line-source';
import { MatchLines } from './match-lines';
import { inUnits, MatchCard } from './tree-parts';

const Title = styled('h3')({
  position: 'absolute',
  margin: 0,
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: inUnits(21),
});
/** Below the final: first the heading, then the match. */
const BELOW = 28;
const HEADING = 24;

interface ThirdPlaceProps {
  match: BracketMatch;
  from: LineSource;
  final: PlacedMatch;
}

/** The match for the third place, below the final. */
export function ThirdPlace({ match, from, final }: ThirdPlaceProps) {
  const left = `${final.left * 100}%`;
  const top = final.middle + final.height / 2 + BELOW;
  return (
    <>
      <Title style={{ left, top: inUnits(top) }}>{THIRD_PLACE}</Title>
      <MatchCard
        aria-label={THIRD_PLACE}
        style={{ left, width: `${final.width * 100}%`, top: inUnits(top + HEADING), height: inUnits(2 * LINE) }}
      >
        <MatchLines match={match} from={from} />
      </MatchCard>
    </>
  );
}
