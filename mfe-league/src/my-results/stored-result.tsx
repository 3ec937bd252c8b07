import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { AccountIcon, CalendarIcon, EditIcon } from '@club/shared/icons';
import { Box, Button, ButtonLink, Typography } from '@club/shared/ui-core';
import type { Ref } from 'react';
import { Confirmation } from './confirmation/confirmation';
import { MatchScore } from './own-match/match-score';
import { opponentOf } from './own-match/match-state';

interface StoredResultProps {
  match: MyLeagueMatch;
  mayBook: boolean;
  onEdit: () => void;
  /** The button that opens the form. */
  editButton: Ref<HTMLButtonElement>;
}

/** The result as the server has stored it, and what the player can do with it. */
export function StoredResult({ match, mayBook, onEdit, editButton }: StoredResultProps) {
  const { outcome, editable, mayConfirm } = match;
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <MatchScore match={match} />
      </Box>
      <Dispute match={match} />
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
  );
}

/** A player who may still respond sees the reason with the buttons; a settled dispute has the administrator's. */
function Dispute({ match: { state, mayConfirm, editable, disputeReason } }: { match: MyLeagueMatch }) {
  if (state !== 'DISPUTED' || mayConfirm) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography>Razlog osporavanja: {disputeReason}</Typography>
      {editable && (
        <Typography variant="body2" color="textSecondary">
          Rezultat možete ispraviti, a osporen ostaje dok ga protivnik ne potvrdi ili o njemu ne odluči administrator.
        </Typography>
      )}
    </Box>
  );
}

/** `Ana Kovač`, as the grid's field for the opponent contains it. */
function opponentName(match: MyLeagueMatch): string {
  const { ime, prezime } = opponentOf(match);
  return `${ime} ${prezime}`;
}
