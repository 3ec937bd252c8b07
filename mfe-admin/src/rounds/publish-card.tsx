import type { RoundPreview } from '@club/shared/contracts/league/rounds';
import { useConfirm } from '@club/shared/dialogs';
import { shortDate } from '@club/shared/domain';
import { useNavigate } from '@club/shared/router';
import { Button, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { Checkbox, FormControlLabel } from '@club/shared/ui-form';
import { useState } from 'react';
import { pairOf, resultOf } from './match-labels';
import type { RoundDates } from './round-dates';
import { usePublishRound } from './use-rounds';

/** The disputed results, each to be accepted or corrected first, and the publication. */
export function PublishCard({ preview, next }: { preview: RoundPreview; next: RoundDates | null }) {
  const { year, version, round, disputed } = preview;
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const publishing = usePublishRound(year);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const outcome = next
    ? `Objavom se zatvara ${round.number}. i otvara ${round.number + 1}. kolo (${shortDate(next.startDate)} – ${shortDate(next.endDate)}).`
    : `Objavom se zatvara ${round.number}. kolo, posljednje u sezoni.`;
  const publish = async () => {
    const published = await confirm({
      title: `Želite li zatvoriti ${round.number}. kolo?`,
      lines: [outcome],
      confirm: 'Objavi',
      act: () => publishing.mutateAsync({ next, confirmed: [...confirmed], version }),
    });
    if (published) navigate('/admin/pyramid-control/rounds');
  };
  const toggle = (id: string) =>
    setConfirmed(confirmed.includes(id) ? confirmed.filter((one) => one !== id) : [...confirmed, id]);
  const isReady = disputed.every(({ match }) => confirmed.includes(match.id));
  return (
    <SectionCard title="Objava">
      <Stack spacing={1.5}>
        {disputed.map(({ match, reason }) => (
          <FormControlLabel
            key={match.id}
            control={<Checkbox checked={confirmed.includes(match.id)} onChange={() => toggle(match.id)} />}
            label={`Osporeno: ${pairOf(match)}, ${resultOf(match)} (${reason}). Rezultat ostaje kako je upisan.`}
          />
        ))}
        <Typography>{isReady ? outcome : 'Osporene rezultate treba ispraviti ili potvrditi prije objave.'}</Typography>
        <div>
          <Button variant="contained" disabled={!isReady} onClick={() => void publish()}>
            Objavi
          </Button>
        </div>
      </Stack>
    </SectionCard>
  );
}
