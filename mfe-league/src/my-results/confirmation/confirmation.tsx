import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { usePrompt } from '@club/shared/dialogs';
import { shortDate, zagrebDate } from '@club/shared/domain';
import { CheckIcon } from '@club/shared/icons';
import { useNotify } from '@club/shared/notices';
import { Box, BusyButton, Button, Typography } from '@club/shared/ui-core';
import { useAnswerResult } from './use-answer-result';

/** The opponent's entry, to be confirmed or disputed (resolution 42). */
export function Confirmation({ match }: { match: MyLeagueMatch }) {
  const prompt = usePrompt();
  const notify = useNotify();
  const answering = useAnswerResult(match);
  const isDisputed = match.state === 'DISPUTED';
  const confirm = () =>
    answering.mutate(null, {
      onSuccess: () => notify.success('Rezultat je potvrđen.'),
      onError: (error) => notify.refusal(error),
    });
  const dispute = async () => {
    const reason = await prompt({
      title: 'Zašto osporavate rezultat?',
      lines: ['Razlog vide protivnik i administrator, koji odlučuje o rezultatu.'],
      label: 'Razlog',
      required: 'Unesite razlog.',
      maxLength: 300,
      confirm: 'Ospori',
      act: (text) => answering.mutateAsync(text),
    });
    if (reason !== undefined) notify.success('Rezultat je osporen.');
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
          Osporeni rezultat rješava administrator.
        </Typography>
      </Box>
    </>
  );
}

/** `Upisano 07.06.2026. (Šokčević D.).` */
function enteredText({ enteredAt, enteredBy, enteredByAdmin }: MyLeagueMatch): string {
  const who = enteredByAdmin ? 'administrator' : enteredBy?.displayName;
  return ['Upisano', enteredAt && shortDate(zagrebDate(enteredAt)), who && `(${who})`]
    .filter(Boolean)
    .join(' ')
    .concat('.');
}
