import { useClubDay } from '@club/shared/club-day';
import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { phaseLabel } from '@club/shared/contracts/league/phases';
import { pairIds } from '@club/shared/domain';
import { InfoIcon, ScheduleIcon } from '@club/shared/icons';
import { CARD } from '@club/shared/theme';
import { Box, StatusChip, styled, Typography } from '@club/shared/ui-core';
import { useLayoutEffect, useRef } from 'react';
import { Confirmation } from './confirmation/confirmation';
import { OtherPair } from './entry/other-pair';
import { OutdatedDraft } from './entry/outdated-draft';
import { ResultForm } from './entry/result-form';
import { draftOfOtherPair, outdatedDraft } from './entry/stored-draft';
import { deadlineText } from './own-match/deadline-text';
import { opponentOf, stateLabel } from './own-match/match-state';
import { UnplayedChip } from './own-match/unplayed-chip';
import { StoredResult } from './stored-result';

const Card = styled('section')(({ theme }) => ({
  padding: 20,
  ...CARD({ theme }),
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

interface OpenMatchProps {
  match: MyLeagueMatch;
  /** Whether the member plays it and can book league matches in the grid: only in the year of the season. */
  mayBook: boolean;
  isEdited: boolean;
  onEdit: () => void;
  onDone: () => void;
}

/**
 * A match that may still be entered, changed or confirmed: read-only, and editable after 'Uredi'. Also a match with input
 * that can no longer be sent and has not been read.
 */
export function OpenMatch({ match, mayBook, isEdited, onEdit, onDone }: OpenMatchProps) {
  const today = useClubDay().data?.today;
  const { competitionPhase, outcome, state, editable, endDate } = match;
  const name = phaseLabel(competitionPhase);
  const deadline = editable && endDate && today ? deadlineText(endDate, today) : null;
  const title = match.tournament === 'CONSOLATION' ? `${name}, utješni turnir` : name;
  return (
    <Card aria-label={`${title}, ${opponentOf(match).displayName}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
          {title}
        </Typography>
        {deadline && (
          <StatusChip tone="maintenance" icon={<ScheduleIcon aria-hidden />}>
            {deadline}
          </StatusChip>
        )}
        {state && (
          <StatusChip tone={state === 'DISPUTED' ? 'taken' : 'own'} icon={<InfoIcon aria-hidden />}>
            {stateLabel(match)}
          </StatusChip>
        )}
        {!outcome && !isEdited && <UnplayedChip />}
      </Box>
      <MatchBody match={match} mayBook={mayBook} isEdited={isEdited} onEdit={onEdit} onDone={onDone} />
    </Card>
  );
}

function MatchBody({ match, mayBook, isEdited, onEdit, onDone }: OpenMatchProps) {
  // Here and not in the form or the stored result, because it needs both: the button appears when the form is closed.
  const editButton = useFocusAfterEditing(isEdited);
  const ofOtherPair = draftOfOtherPair(match);
  if (ofOtherPair) return <OtherPair typed={ofOtherPair} match={match} onDone={onDone} />;
  // Opened anew for other players.
  if (isEdited) return <ResultForm key={pairIds(match).join(' ')} match={match} onDone={onDone} />;

  const outdated = outdatedDraft(match);
  if (!outdated) return <StoredResult match={match} mayBook={mayBook} onEdit={onEdit} editButton={editButton} />;
  return (
    <>
      <OutdatedDraft draft={outdated} match={match} onDone={onDone} />
      {/* For two more days the opponent's result can be answered. */}
      {match.mayConfirm && (
        <Box sx={{ mt: 1.75 }}>
          <Confirmation match={match} />
        </Box>
      )}
    </>
  );
}

/**
 * When the form is closed with the focus in it, moves the focus to the button that opens it, so that a keyboard user does
 * not start again at the top of the page. In a layout effect, before anything else takes the focus, such as the form of
 * another match.
 */
function useFocusAfterEditing(isEdited: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(isEdited);
  useLayoutEffect(() => {
    if (wasEdited.current && !isEdited && document.activeElement === document.body) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return button;
}
