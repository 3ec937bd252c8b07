import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import { SectionCard, styled, Typography } from '@club/shared/ui-core';
import { isBye } from '../bracket/bracket-layout';
import { sourceOf } from '../bracket/line-source';
import { MatchLines } from '../bracket/match-lines';

const Match = styled('ul')(({ theme }) => ({
  margin: '0 0 10px',
  padding: '0 8px 0 0',
  listStyle: 'none',
  fontSize: '0.9375rem',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  '& > li': { minHeight: '2.125rem' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '@media print': { fontSize: '11px' },
}));

/** A section of the qualifications: its matches from the first on, and the player who takes the place. */
export function QualificationSection({ section, place, bracket }: LeagueDraw['qualifications'][number]) {
  const matches = bracket.stages.flatMap(({ matches: ofStage }, stage) =>
    ofStage.filter((match) => !isBye(match)).map((match) => ({ match, stage })),
  );
  const isOver = matches.every(({ match }) => match.outcome);
  return (
    <SectionCard title={`${section}. skupina`}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        za {place}. mjesto ždrijeba
      </Typography>
      {matches.map(({ match, stage }, index) => (
        <Match key={match.id} aria-label={`${index + 1}. meč`}>
          <MatchLines match={match} from={sourceOf(bracket.stages, stage)} />
        </Match>
      ))}
      <Typography>
        {bracket.champion ? (
          <>
            Prolazi <b>{bracket.champion.displayName}</b>
            {matches.length === 0 && ' bez meča'}
          </>
        ) : isOver ? (
          'Nitko ne prolazi.'
        ) : (
          'Još nije odlučeno.'
        )}
      </Typography>
    </SectionCard>
  );
}
