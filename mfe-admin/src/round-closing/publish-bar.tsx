import type { CloseRound, RoundPreview } from '@club/shared/contracts/league/rounds';
import { shortDate } from '@club/shared/domain';
import { useConfirmSeen } from '../optimistic-lock/use-confirm-seen';
import { useEndedRoundWarning } from '../round-dates/use-ended-round-warning';
import { StickyBar } from '../sticky-bar/sticky-bar';
import type { useClosingChoices } from './closing-choices';
import { usePublishRound } from './use-round-closing';

interface PublishBarProps {
  preview: RoundPreview;
  /** The preview is outdated. */
  busy: boolean;
  /** The input of the preview, with which the round is closed. */
  closing: Pick<CloseRound, 'next' | 'version'>;
  /** Whether the result of a disputed match is accepted. */
  accepts: ReturnType<typeof useClosingChoices>['accepts'];
  onPublished: () => void;
}

/** The publish button, always visible below the long preview. */
export function PublishBar({ preview, busy, closing, accepts, onPublished }: PublishBarProps) {
  const { year, round, disputed } = preview;
  const { next } = closing;
  const accepted = disputed.filter(({ match }) => accepts(match));
  const isReady = accepted.length === disputed.length;
  const publishing = usePublishRound(year);
  const confirm = useConfirmSeen();
  const over = useEndedRoundWarning(next?.endDate);
  const outcome = next
    ? `Objavom se zatvara ${round.number}. i otvara ${round.number + 1}. kolo (${shortDate(next.startDate)} – ${shortDate(next.endDate)}).`
    : `Objavom se zatvara ${round.number}. kolo, posljednje u sezoni.`;
  const publish = async () => {
    const result = await confirm({
      title: `Želite li zatvoriti ${round.number}. kolo?`,
      lines: over ? [outcome, over] : [outcome],
      confirm: 'Objavi',
      act: () => publishing.mutateAsync({ ...closing, confirmed: accepted.map(({ match }) => match.id) }),
    });
    if (result === 'DONE') onPublished();
  };
  return (
    <StickyBar
      text={isReady ? outcome : 'Osporene rezultate treba ispraviti ili potvrditi prije objave.'}
      busy={busy}
      disabled={!isReady}
      onPublish={() => void publish()}
    />
  );
}
