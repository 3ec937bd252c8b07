import type { PublishDraw } from '@club/shared/contracts/league/knockout-control';
import { shortDate } from '@club/shared/domain';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { StickyBar } from '../sticky-bar/sticky-bar';
import { usePublishDraw } from './use-knockout';

interface PublishDrawBarProps {
  year: number;
  /** The input of the preview, with which the draw is published. */
  draw: PublishDraw;
  /** The preview is outdated. */
  busy: boolean;
  players: number;
  onPublished: () => void;
}

/** The publish button, always visible below the preview. */
export function PublishDrawBar({ year, draw, busy, players, onPublished }: PublishDrawBarProps) {
  const publishing = usePublishDraw(year);
  const confirm = useConfirmSeen();
  const outcome = `Ždrijeb za ${players} igrača, od ${shortDate(draw.firstPhaseFrom)}`;
  const publish = async () => {
    const result = await confirm({
      title: 'Želite li objaviti ždrijeb?',
      lines: [outcome, 'Objava se može poništiti dok nijedan meč nema rezultata.'],
      confirm: 'Objavi',
      act: () => publishing.mutateAsync(draw),
    });
    if (result === 'DONE') onPublished();
  };
  return <StickyBar text={outcome} busy={busy} onPublish={() => void publish()} />;
}
