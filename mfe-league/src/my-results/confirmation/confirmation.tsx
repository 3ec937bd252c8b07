import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { usePrompt } from '@club/shared/dialogs';
import { shortDate, zagrebDate } from '@club/shared/domain';
import { CheckIcon } from '@club/shared/icons';
import { useNotify } from '@club/shared/notices';
import { Box, BusyButton, Button, Typography } from '@club/shared/ui-core';
import { resultText } from '../../match/result-text';
import { conflictOf } from '../own-match/match-conflict';
import { useAnswerResult } from './use-answer-result';

/** The buttons to confirm or dispute the opponent's entry (resolution 42). */
export function Confirmation({ match }: { match: MyLeagueMatch }) {
  const prompt = usePrompt();
  const notify = useNotify();
  const answering = useAnswerResult(match.id);
  const isDisputed = match.state === 'DISPUTED';
  const confirm = () => answering.mutate({ seen: match, reason: null });
  const dispute = async (seen = match, typed = '') => {
    let newer: MyLeagueMatch | undefined;
    const reason = await prompt({
      title: 'Zašto osporavate rezultat?',
      subject: `${match.player1.displayName} – ${match.player2.displayName}`,
      lines: [
        ...(seen === match ? [] : [newerLine(seen)]),
        'Razlog vide protivnik i administrator, koji odlučuje o rezultatu.',
      ],
      label: 'Razlog',
      initial: typed,
      required: 'Unesite razlog.',
      field: 'reason',
      maxLength: 300,
      confirm: 'Ospori',
      act: (text) => answering.mutateAsync({ seen, reason: text }),
      goesOnAfter: (error) => {
        newer = conflictOf(error);
        // A result that was removed, or entered by the player's own side, cannot be disputed.
        if (newer && !newer.mayConfirm) notify.refusal(error);
        return newer !== undefined;
      },
    });
    if (reason === undefined) return;
    if (newer?.mayConfirm) await dispute(newer, reason);
    else if (!newer) notify.success('Rezultat je osporen.');
  };
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        {enteredText(match)} {isDisputed ? `Osporili ste: ${match.disputeReason}` : 'Je li točno?'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
        <BusyButton variant="contained" startIcon={<CheckIcon />} busy={answering.isPending} onClick={confirm}>
          {isDisputed ? 'Ipak potvrdi' : 'Potvrdi'}
        </BusyButton>
        <Button variant="outlined" onClick={() => void dispute()} disabled={answering.isPending}>
          {isDisputed ? 'Promijeni razlog' : 'Ospori'}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ ml: { sm: 'auto' } }}>
          {isDisputed
            ? 'Ako ga protivnik ispravi, možete ga potvrditi; inače odlučuje administrator.'
            : 'Osporeni rezultat rješava administrator.'}
        </Typography>
      </Box>
    </>
  );
}

/** A line for the dialog when the result has changed meanwhile: the dispute is about the current result. */
function newerLine(match: MyLeagueMatch): string {
  const players = `${match.player1.displayName} – ${match.player2.displayName}`;
  return `Rezultat je u međuvremenu promijenjen (sada: ${players} ${resultText(match)}). Razlog je sačuvan; pošaljite ga samo ako vrijedi.`;
}

/** `Upisano 07.06.2026. (Šokčević D.).` */
function enteredText({ enteredAt, enteredBy, enteredByAdmin }: MyLeagueMatch): string {
  const who = enteredByAdmin ? 'administrator' : enteredBy?.displayName;
  return ['Upisano', enteredAt && shortDate(zagrebDate(enteredAt)), who && `(${who})`]
    .filter(Boolean)
    .join(' ')
    .concat('.');
}
