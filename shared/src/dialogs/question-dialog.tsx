import { useSavingNotice } from '@club/shared/notices';
import { Alert } from '@club/shared/ui-core';
import { Dialog, DialogContent } from '@club/shared/ui-over';
import { useId, useState } from 'react';
import { ChooseBody } from './choose-body';
import { ConfirmBody } from './confirm-body';
import { DialogHead } from './dialog-head';
import { PromptBody } from './prompt-body';
import { type Asked, goBack } from './question';
import { QuestionText } from './question-text';
import type { Progress } from './use-act';

export interface QuestionDialogProps {
  /** The open question; undefined if there is none. */
  asked: Asked | undefined;
  /** The progress of its `act`. */
  progress: Progress;
  /** Runs the `act` of a question, and `then` unless it failed; `typed`: the text that is the answer. */
  onAct: (asked: Asked, act: (() => Promise<unknown>) | undefined, then: () => void, typed?: string) => void;
  /** The question is answered. */
  onDone: (asked: Asked) => void;
}

/**
 * On a low screen, title, field and buttons leave no room for scrolling lines: the whole question scrolls instead. In em,
 * because a larger font leaves less room.
 */
const LITTLE_ROOM = '@media (max-height:35em)';

/** No entering transition, so that the backdrop does not flicker between two questions; leaving is as in MUI. */
const AT_ONCE = { enter: 0, exit: 195 };

/** The only dialog: a title, facts and sentences, and the controls for the kind of question. */
export function QuestionDialog({ asked, progress, onAct, onDone }: QuestionDialogProps) {
  const { busy, failure } = progress;
  const id = useId();
  const showBeingSaved = useSavingNotice(busy);
  // The last question stays readable while the dialog fades out. A question asked meanwhile replaces it at once, in a new
  // dialog: in the same one it would inherit the focus and the typed text, and no screen reader would announce it.
  const [{ shown, turn, follows }, setShown] = useState({ shown: asked, turn: 0, follows: false });
  if (asked && asked !== shown) setShown({ shown: asked, turn: turn + 1, follows: shown !== undefined });
  const forget = () => setShown({ shown: undefined, turn, follows: false });

  const leave = () => {
    if (!asked) return;
    if (busy) return showBeingSaved();
    goBack(asked);
    onDone(asked);
  };
  if (!shown) return null;
  const finish = (settle: () => void) => {
    settle();
    onDone(shown);
  };
  return (
    <Dialog
      key={turn}
      transitionDuration={follows ? AT_ONCE : undefined}
      slotProps={{ transition: { onExited: forget } }}
      open={asked !== undefined}
      // A tap outside would discard a typed text.
      onClose={(_event, reason) => (reason === 'backdropClick' && shown.kind === 'prompt') || leave()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lines`}
    >
      <DialogHead
        id={`${id}-title`}
        title={shown.question.title}
        onClose={shown.kind === 'choose' ? leave : undefined}
      />
      {/* Without the padding that MUI adds to content not directly after the title: the x button may be between them. */}
      <DialogContent sx={{ pt: 0, pb: 1, [LITTLE_ROOM]: { flexShrink: 0 } }}>
        <div id={`${id}-lines`}>
          <QuestionText {...shown.question} />
        </div>
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
        {shown.kind === 'choose' && (
          <ChooseBody options={shown.question.options} onChoose={(value) => finish(() => shown.settle(value))} />
        )}
      </DialogContent>
      {shown.kind === 'confirm' && (
        <ConfirmBody
          question={shown.question}
          busy={busy}
          onBack={leave}
          onConfirm={() => onAct(shown, shown.question.act, () => finish(() => shown.settle(true)))}
        />
      )}
      {shown.kind === 'prompt' && (
        <PromptBody
          question={shown.question}
          progress={progress}
          onBack={leave}
          onConfirm={(text) =>
            onAct(
              shown,
              async () => shown.question.act?.(text),
              () => finish(() => shown.settle(text)),
              text,
            )
          }
        />
      )}
    </Dialog>
  );
}
