import type { BracketMatch } from '@club/shared/contracts/league/draw';
import { phaseLabel } from '@club/shared/contracts/league/phases';
import { NextIcon } from '@club/shared/icons';
import { Link, type LinkProps } from '@club/shared/router';
import { CARD, PLAIN_LIST } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { outcomeLabel } from '../match/match-labels';
import { resultText } from '../match/result-text';
import { isBye } from './bracket-layout';
import type { LineSource } from './line-source';
import { MatchLines } from './match-lines';

const Card = styled('div')(({ theme }) => ({
  marginBottom: 12,
  overflow: 'hidden',
  ...CARD({ theme }),
}));

const Matches = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 10,
  padding: '10px 12px',
  '&[data-pair]': { paddingRight: 30 },
  '& > ul': {
    ...PLAIN_LIST,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
  },
  '& > ul > li': { minHeight: '2.25rem', padding: '0 8px 0 4px' },
  '& > ul > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // The bracket line that joins the two matches.
  '&[data-pair]::after': {
    content: '""',
    position: 'absolute',
    top: '26%',
    bottom: '26%',
    right: 15,
    width: 12,
    border: `1px solid ${theme.vars.palette.text.disabled}`,
    borderLeft: 0,
    borderRadius: '0 6px 6px 0',
  },
}));

const Next = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  padding: '6px 14px',
  fontSize: '0.875rem',
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  '&:focus-visible': { outlineOffset: -3 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

interface FeedingPairProps {
  matches: readonly BracketMatch[];
  from: LineSource;
  /** The name of a match for screen readers. */
  nameOf: (match: BracketMatch) => string;
  /** The match that the winners play. */
  next: { readonly phase: string; readonly match: BracketMatch | undefined; readonly to: LinkProps['to'] } | undefined;
}

/** Two matches whose winners meet, and the result of that match. */
export function FeedingPair({ matches, from, nameOf, next }: FeedingPairProps) {
  return (
    <Card>
      <Matches data-pair={matches.length > 1 || undefined}>
        {matches.map((match) => (
          <ul key={match.id} aria-label={nameOf(match)}>
            <MatchLines match={match} from={from} />
          </ul>
        ))}
      </Matches>
      {next?.match && (
        <Next to={next.to} replace>
          <span>
            <small>
              {phaseLabel(next.phase)} {next.match.number}
            </small>
            <NextResult match={next.match} />
          </span>
          <NextIcon fontSize="small" aria-hidden />
        </Next>
      )}
    </Card>
  );
}

function NextResult({ match }: { match: BracketMatch }) {
  const [first, second] = match.sides;
  // Nobody advances to a match of two byes.
  if (match.sides.every(({ kind }) => kind === 'BYE')) return 'obostrana predaja';
  if (!match.winner) return withoutWinner(match);
  const isSecond = second?.player?.id === match.winner.id;
  const loser = isSecond ? first : second;
  return (
    <>
      <b>{match.winner.displayName}</b>
      {loser?.player && ` – ${loser.player.displayName} ${resultText(match, isSecond ? 2 : 1)}`}
    </>
  );
}

function withoutWinner(match: BracketMatch) {
  // The player who advances is not known yet.
  if (isBye(match)) return 'bez meča';
  return match.outcome ? outcomeLabel(match) : 'još nije odigrano';
}
