import type { CloseRound, RoundPreview } from '@club/shared/contracts/league/rounds';
import { shortDate } from '@club/shared/domain';
import { useConfirmSeen } from '../seen-version/use-confirm-seen';
import { StickyBar } from './sticky-bar';
import { useOverRemark } from './use-over-remark';
import { usePublishRound } from './use-rounds';

interface PublishBarProps {
  preview: RoundPreview;
  /** The preview is of an earlier state. */
  busy: boolean;
  /** The input of the preview, which is published as well. */
  closing: Pick<CloseRound, 'next' | 'version'>;
  /** Disputed matches whose result is accepted. */
  accepted: readonly string[];
  onPublished: () => void;
}

/** The publish button, always visible below the long preview. */
export function PublishBar({ preview, busy, closing, accepted, onPublished }: PublishBarProps) {
  const { year, round, disputed } = preview;
  const { next } = closing;
  const publishing = usePublishRound(year);
  const confirm = useConfirmSeen();
  const over = useOverRemark(next?.endDate);
  const outcome = next
    ? `Objavom se zatvara ${round.number}. i otvara ${round.number + 1}. kolo (${shortDate(next.startDate)} – ${shortDate(next.endDate)}).`
    : `Objavom se zatvara ${round.number}. kolo, posljednje u sezoni.`;
  const publish = async () => {
    const result = await confirm({
      title: `Želite li zatvoriti ${round.number}. kolo?`,
      lines: over ? [outcome, over] : [outcome],
      confirm: 'Objavi',
      act: () => publishing.mutateAsync({ ...closing, confirmed: [...accepted] }),
    });
    if (result === 'DONE') onPublished();
  };
  const isReady = disputed.every(({ match }) => accepted.includes(match.id));
  return (
    <StickyBar
      text={isReady ? outcome : 'Osporene rezultate treba ispraviti ili potvrditi prije objave.'}
      busy={busy}
      disabled={!isReady}
      onPublish={() => void publish()}
    />
  );
}
