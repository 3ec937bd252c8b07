import type { PublishDraw } from '@club/shared/contracts/league/knockout-control';
import { shortDate } from '@club/shared/domain';
import { Button, Typography } from '@club/shared/ui-core';
import { StickyBar } from '../rounds/sticky-bar';
import { useConfirmSeen } from '../seen-version/use-confirm-seen';
import { usePublishDraw } from './use-knockout';

interface PublishDrawBarProps {
  year: number;
  /** The input of the preview, which is published as well. */
  draw: PublishDraw;
  players: number;
  onPublished: () => void;
}

/** The publish button, always visible below the preview. */
export function PublishDrawBar({ year, draw, players, onPublished }: PublishDrawBarProps) {
  const publishing = usePublishDraw(year);
  const confirm = useConfirmSeen();
  const outcome = `Ždrijeb za ${players} igrača, od ${shortDate(draw.firstPhaseFrom)}`;
  const publish = async () => {
    const result = await confirm({
      title: 'Želite li objaviti ždrijeb?',
      lines: [outcome, 'Objava se može poništiti dok nijedan meč nema rezultat.'],
      confirm: 'Objavi',
      act: () => publishing.mutateAsync(draw),
    });
    if (result === 'DONE') onPublished();
  };
  return (
    <StickyBar>
      <Typography sx={{ flex: '1 1 260px', fontWeight: 600 }}>{outcome}</Typography>
      <Button variant="contained" onClick={() => void publish()}>
        Objavi
      </Button>
    </StickyBar>
  );
}
