import type { PublishDraw } from '@club/shared/contracts/league/knockout-control';
import { useConfirm } from '@club/shared/dialogs';
import { shortDate } from '@club/shared/domain';
import { useNavigate } from '@club/shared/router';
import { Button, Typography } from '@club/shared/ui-core';
import { StickyBar } from '../rounds/sticky-bar';
import { useOutdated } from '../seen-version/use-outdated';
import { usePublishDraw } from './use-knockout';

interface PublishDrawBarProps {
  year: number;
  /** The input of the preview, which is published as well. */
  draw: PublishDraw;
  players: number;
}

/** The publish button, always visible below the preview. */
export function PublishDrawBar({ year, draw, players }: PublishDrawBarProps) {
  const publishing = usePublishDraw(year);
  const confirm = useConfirm();
  const outdated = useOutdated();
  const navigate = useNavigate();
  const outcome = `Ždrijeb za ${players} igrača, od ${shortDate(draw.firstPhaseFrom)}`;
  const publish = async () => {
    let isPublished = false;
    const done = () => {
      isPublished = true;
    };
    await confirm({
      title: 'Želite li objaviti ždrijeb?',
      lines: [outcome, 'Objava se može poništiti dok nijedan meč nema rezultat.'],
      confirm: 'Objavi',
      act: () => publishing.mutateAsync(draw).then(done, outdated),
    });
    if (isPublished) navigate('/admin/pyramid-control/knockout');
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
