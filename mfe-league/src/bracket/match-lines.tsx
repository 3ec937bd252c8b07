import type { BracketMatch, BracketSide } from '@club/shared/contracts/league/draw';
import { setWinner } from '@club/shared/domain';
import { playedSets } from '@club/shared/league-match';
import { styled, VisuallyHidden } from '@club/shared/ui-core';
import { seedLabel, sideMark, sideName } from './bracket-labels';
import { feedOf, type LineSource } from './line-source';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.55em minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 0,
  color: theme.vars.palette.text.secondary,
  '&[data-won]': { color: theme.vars.palette.text.primary },
  '& > [data-seed]': {
    paddingRight: 4,
    fontSize: '0.85em',
    whiteSpace: 'nowrap',
    textAlign: 'right',
    color: theme.vars.palette.text.secondary,
  },
  '& > [data-name]': { overflowWrap: 'anywhere' },
  '&[data-won] > [data-name]': { fontWeight: 700 },
  '& small': { fontSize: '0.85em' },
  '& > [data-sets]': {
    display: 'grid',
    gridAutoFlow: 'column',
    // Sets are told apart by the space between them.
    gridAutoColumns: 'var(--set-width, 1.35em)',
    justifyItems: 'center',
    paddingLeft: 4,
  },
  '& > [data-sets] > b': { fontWeight: 700, color: theme.vars.palette.text.primary },
}));

interface MatchLinesProps {
  match: BracketMatch;
  from: LineSource;
  /** Leaves out the line of a bye. */
  isStub?: boolean;
}

/** The two lines of a match, for a list. */
export function MatchLines({ match, from, isStub = false }: MatchLinesProps) {
  return match.sides.map(
    (side, index) =>
      !(isStub && side.kind === 'BYE') && (
        <MatchLine key={index} match={match} side={side} isFirst={index === 0} from={from} />
      ),
  );
}

interface MatchLineProps {
  match: BracketMatch;
  side: BracketSide;
  /** Whether it is the upper line. */
  isFirst: boolean;
  from: LineSource;
}

/** A line of a match: seed, name, and the games of each set, those of a won set in bold. */
function MatchLine({ match, side, isFirst, from }: MatchLineProps) {
  const isWinner = match.winner !== null && side.player?.id === match.winner.id;
  const name = sideName(side, from.who, feedOf(from, match, isFirst));
  const mark = sideMark(match, side);
  const sets = side.player ? playedSets(match, isFirst ? 1 : 2) : [];
  return (
    <Line data-won={isWinner || undefined}>
      <span data-seed>{seedLabel(side)}</span>
      <span data-name>
        {/* Not on the cell, where screen readers would read the title instead of the content. */}
        <span title={name}>{name}</span>
        {mark && <small> {mark}</small>}
        {isWinner && <VisuallyHidden> pobjednik</VisuallyHidden>}
      </span>
      <span data-sets>
        {sets.map((set, index) => {
          const Games = setWinner(set) === 0 ? 'b' : 'span';
          return <Games key={`set ${index + 1}`}>{set[0]}</Games>;
        })}
      </span>
    </Line>
  );
}
