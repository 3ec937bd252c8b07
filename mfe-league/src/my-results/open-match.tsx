import { useClubDay } from '@club/shared/club-day';
import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { phaseLabel } from '@club/shared/contracts/league/phases';
import { pairIds } from '@club/shared/domain';
import { AccountIcon, CalendarIcon, EditIcon, InfoIcon, ScheduleIcon } from '@club/shared/icons';
import { CARD } from '@club/shared/theme';
import { Box, Button, ButtonLink, StatusChip, styled, Typography } from '@club/shared/ui-core';
import { useLayoutEffect, useRef } from 'react';
import { Confirmation } from './confirmation/confirmation';
import { OtherPair } from './entry/other-pair';
import { outdatedDraft } from './entry/outdated-draft';
import { OutdatedEntry } from './entry/outdated-entry';
import { ResultForm } from './entry/result-form';
import { draftOfOtherPair } from './entry/stored-draft';
import { deadlineText } from './own-match/deadline-text';
import { opponentOf, stateLabel } from './own-match/match-state';
import { ScoreTable } from './own-match/score-table';
import { UnplayedChip } from './own-match/unplayed-chip';

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
  const editButton = useFocusAfterEditing(isEdited);
  const { competitionPhase, outcome, state, editable, mayConfirm, endDate } = match;
  const outdated = outdatedDraft(match);
  const ofOtherPair = draftOfOtherPair(match);
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
      {ofOtherPair ? (
        <OtherPair typed={ofOtherPair} match={match} onDone={onDone} />
      ) : isEdited ? (
        // Opened anew for other players.
        <ResultForm key={pairIds(match).join(' ')} match={match} onDone={onDone} />
      ) : outdated ? (
        <>
          <OutdatedEntry draft={outdated} match={match} onDone={onDone} />
          {/* For two more days the opponent's result can be answered. */}
          {mayConfirm && (
            <Box sx={{ mt: 1.75 }}>
              <Confirmation match={match} />
            </Box>
          )}
        </>
      ) : (
        <>
          <Box sx={{ mb: 1.5 }}>
            <ScoreTable match={match} />
          </Box>
          {/* A player who may still respond sees the reason with the buttons; a settled dispute has the administrator's. */}
          {state === 'DISPUTED' && !mayConfirm && (
            <Box sx={{ mb: 1.5 }}>
              <Typography>Razlog osporavanja: {match.disputeReason}</Typography>
              {editable && (
                <Typography variant="body2" color="textSecondary">
                  Rezultat možete ispraviti, a osporen ostaje dok ga protivnik ne potvrdi ili o njemu ne odluči
                  administrator.
                </Typography>
              )}
            </Box>
          )}
          {mayConfirm && <Confirmation match={match} />}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.25,
              mt: mayConfirm ? 1.25 : 0,
              // One below the other on a phone, they would stand in steps.
              '& > *': { flexGrow: { xs: 1, sm: 0 } },
            }}
          >
            {editable && (
              <Button
                ref={editButton}
                variant={outcome ? 'outlined' : 'contained'}
                startIcon={<EditIcon />}
                onClick={onEdit}
              >
                {outcome ? 'Uredi' : 'Upiši rezultat'}
              </Button>
            )}
            {editable && !outcome && mayBook && (
              <ButtonLink
                variant="outlined"
                startIcon={<CalendarIcon />}
                to={`/main-reservations?opponent=${encodeURIComponent(opponentName(match))}`}
              >
                Rezerviraj teren
              </ButtonLink>
            )}
            {/* With the telephone number and the address, if the opponent has agreed. */}
            {editable && !outcome && (
              <ButtonLink startIcon={<AccountIcon />} to={`/summer-league/players-list/${opponentOf(match).id}`}>
                Profil protivnika
              </ButtonLink>
            )}
          </Box>
        </>
      )}
    </Card>
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

/** `Ana Kovač`, as the grid's field for the opponent contains it. */
function opponentName(match: MyLeagueMatch): string {
  const { ime, prezime } = opponentOf(match);
  return `${ime} ${prezime}`;
}
