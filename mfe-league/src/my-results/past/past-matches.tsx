import { useClubDay } from '@club/shared/club-day';
import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import { scoreText } from '@club/shared/league-match';
import { LARGE_TEXT, PLAIN_LIST } from '@club/shared/theme';
import { Button, SectionCard, styled, Typography } from '@club/shared/ui-core';
import { useState } from 'react';
import { outcomeLabel } from '../../match/match-labels';
import { otherSide, regularOn } from '../../match/sides';
import { ownRole } from '../own-match/match-role';
import { opponentOf } from '../own-match/match-state';
import { PastOutcome } from './past-outcome';
import { isPastDeadline, pastRemark } from './past-remark';

const List = styled('ul')(({ theme }) => ({
  ...PLAIN_LIST,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 8,
    padding: '8px 20px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& [data-phase]': { gridRow: 'span 2', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& [data-score]': { fontWeight: 700, textAlign: 'right', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& [data-outcome]': { textAlign: 'right' },
  '& [data-remark]': { gridColumn: '2 / -1', overflowWrap: 'anywhere' },
  // Next to the phase there is no room for a long name and three sets.
  '@media (max-width: 30em)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& [data-phase]': { gridRow: 'auto', gridColumn: '1 / -1' },
    '& [data-phase] br': { display: 'none' },
    '& [data-remark]': { gridColumn: '1 / -1' },
  },
  [LARGE_TEXT]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& [data-score], & [data-outcome]': { textAlign: 'left' },
  },
}));

/** Number of matches shown before the user requests all. */
const NEWEST = 12;

/** Matches that the player cannot change: no buttons, only the reason. */
export function PastMatches({ matches }: { matches: readonly MyLeagueMatch[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const today = useClubDay().data?.today ?? '';
  const shown = showsAll ? matches : matches.slice(0, NEWEST);
  return (
    <SectionCard title="Raniji mečevi" flush>
      {matches.length === 0 ? (
        <Typography color="textSecondary" sx={{ p: 2.5 }}>
          Još nema ranijih mečeva.
        </Typography>
      ) : (
        <>
          <List>
            {shown.map((match) => (
              <PastMatch key={match.id} match={match} today={today} />
            ))}
          </List>
          {shown.length < matches.length && (
            <Button fullWidth sx={{ '&:focus-visible': { outlineOffset: '-3px' } }} onClick={() => setShowsAll(true)}>
              Prikaži sve ({matches.length})
            </Button>
          )}
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            {matches.some((match) => isPastDeadline(match, today)) && 'Rok za izmjenu je prošao. '}
            Za ispravak se javite administratoru.
          </Typography>
        </>
      )}
    </SectionCard>
  );
}

/** The label of a walkover, which 'pobjeda' or 'poraz' at the end of the line does not distinguish from other results. */
const walkoverLabel = (match: MyLeagueMatch): string | null =>
  match.outcome === 'WALKOVER' ? outcomeLabel(match) : null;

function PastMatch({ match, today }: { match: MyLeagueMatch; today: string }) {
  const remark = pastRemark(match, today);
  const isSubstitute = regularOn(match, otherSide(match.mySide)) !== null;
  return (
    <li>
      <span data-phase>
        {competitionLabel(match.competitionPhase, match.tournament)} <br />
        {match.year}.
      </span>
      <b>
        {opponentOf(match).displayName} {isSubstitute && <small>(zam.)</small>}
      </b>
      <span data-score>{scoreText(match, match.mySide) || '–'}</span>
      <small>{[ownRole(match), walkoverLabel(match)].filter(Boolean).join(', ')}</small>
      <small data-outcome>
        <PastOutcome match={match} />
      </small>
      {remark && <small data-remark>{remark}</small>}
    </li>
  );
}
