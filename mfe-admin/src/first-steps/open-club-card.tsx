import { type ClubOpening, OPENING_STEPS } from '@club/shared/contracts/club-opening';
import { useConfirm } from '@club/shared/dialogs';
import { Alert, Button, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { STEPS } from './steps';
import { useOpenClub } from './use-first-steps';

/** The last step, after which members can use the application. */
export function OpenClubCard({ opening: { isOpen, done } }: { opening: ClubOpening }) {
  const confirm = useConfirm();
  const open = useOpenClub();
  if (isOpen) return <Alert severity="success">Klub je otvoren.</Alert>;
  const left = OPENING_STEPS.filter((step) => !done.includes(step)).map((step) => STEPS[step].title);
  const ask = () =>
    confirm({
      title: 'Želite li otvoriti klub?',
      lines: [
        'Članovi se od sada mogu prijaviti i rezervirati terene.',
        ...(left.length > 0 ? [`Još nije gotovo: ${left.join(', ')}. Sve to možete i kasnije.`] : []),
      ],
      confirm: 'Otvori klub',
      act: () => open.mutateAsync(undefined),
    });
  return (
    <SectionCard title="Otvaranje">
      <Stack spacing={2}>
        <Typography color="textSecondary">
          Do otvaranja članovi i posjetitelji vide da se klub uskoro otvara.
        </Typography>
        <Button variant="contained" onClick={() => void ask()}>
          Otvori klub
        </Button>
      </Stack>
    </SectionCard>
  );
}
