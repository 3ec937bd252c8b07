import type { CloseRound, RoundPreview } from '@club/shared/contracts/league/rounds';
import { briefDate } from '@club/shared/domain';
import { ButtonLink } from '@club/shared/ui-core';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { useEndedRoundWarning } from '../round-dates/use-ended-round-warning';
import { StickyBar } from '../sticky-bar/sticky-bar';
import { type useClosingChoices, useClosingPath } from './closing-choices';
import { useEarlyClosing } from './early-closing';
import type { usePublishRound } from './use-round-closing';

interface PublishBarProps {
  preview: RoundPreview;
  /** The preview is outdated. */
  busy: boolean;
  /** The input of the preview, with which the round is closed. */
  closing: Pick<CloseRound, 'next' | 'version'>;
  /** That later results have changed the pyramid under the one made by hand. */
  outdated: string | undefined;
  /** Whether the result of a disputed match is accepted. */
  accepts: ReturnType<typeof useClosingChoices>['accepts'];
  publish: ReturnType<typeof usePublishRound>['mutateAsync'];
  onPublished: () => void;
}

/** The publish button, always visible below the long preview. */
export function PublishBar({ preview, busy, closing, outdated, accepts, publish, onPublished }: PublishBarProps) {
  const { round, disputed } = preview;
  const { next } = closing;
  const accepted = disputed.filter(({ match }) => accepts(match));
  const isReady = accepted.length === disputed.length;
  const pathTo = useClosingPath();
  const confirm = useConfirmSeen();
  const early = useEarlyClosing(preview);
  const over = useEndedRoundWarning(next?.endDate);
  const outcome = next
    ? `Objavom se zatvara ${round.number}. i otvara ${round.number + 1}. kolo (${briefDate(next.startDate)}\u00a0–\u00a0${briefDate(next.endDate)}).`
    : `Objavom se zatvara ${round.number}. kolo, posljednje u sezoni.`;
  // As `undoPublish` of the server's engine decides; a draw without results is undone first.
  const undoing = next
    ? `Objavu možete poništiti dok ${round.number + 1}. kolo nema rezultata.`
    : 'Objavu možete poništiti dok završni turnir nema rezultata.';
  const ask = async () => {
    const result = await confirm({
      title: `Želite li zatvoriti ${round.number}. kolo?`,
      lines: [outcome, outdated, early?.text, over, undoing].filter((line) => typeof line === 'string'),
      confirm: 'Objavi',
      ...(early?.isLoss ? { tone: 'danger' } : {}),
      act: () => publish({ ...closing, confirmed: accepted.map(({ match }) => match.id) }),
    });
    if (result === 'DONE') onPublished();
  };
  return (
    <StickyBar
      text={isReady ? outcome : 'Osporene rezultate treba ispraviti ili potvrditi prije objave.'}
      warning={early?.text}
      note={isReady ? undoing : undefined}
      busy={busy}
      disabled={!isReady}
      back={
        <ButtonLink variant="outlined" to={pathTo('/admin/pyramid-control/rounds')}>
          Natrag na kola
        </ButtonLink>
      }
      onPublish={() => void ask()}
    />
  );
}
