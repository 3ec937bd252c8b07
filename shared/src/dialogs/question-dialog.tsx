import { useSavingNotice } from '@club/shared/notices';
import { Alert, Typography } from '@club/shared/ui-core';
import { Dialog, DialogContent, DialogContentText } from '@club/shared/ui-over';
import { useId, useState } from 'react';
import { ChooseBody } from './choose-body';
import { ConfirmBody } from './confirm-body';
import { DialogHead } from './dialog-head';
import { PromptBody } from './prompt-body';
import { type Asked, goBack } from './question';
import type { Progress } from './use-act';

export interface QuestionDialogProps {
  /** The open question; undefined if there is none. */
  asked: Asked | undefined;
  /** Of its `act`. */
  progress: Progress;
  /** Runs the `act` of a question, and `then` unless it failed; `typed`: the text that it is about. */
  onAct: (asked: Asked, act: (() => Promise<unknown>) | undefined, then: () => void, typed?: string) => void;
  /** The question is answered. */
  onDone: (asked: Asked) => void;
}

/**
 * Title, field and buttons leave no room in which the lines could scroll: the whole question scrolls. In em, because
 * larger letters leave less.
 */
const LITTLE_ROOM = '@media (max-height:35em)';

/** The page stays as dark as it is; the exit is MUI's. */
const AT_ONCE = { enter: 0, exit: 195 };

/** The only dialog: a title, lines, and the controls for the kind of question. */
export function QuestionDialog({ asked, progress: { busy, failure }, onAct, onDone }: QuestionDialogProps) {
  const id = useId();
  const sayBeingSaved = useSavingNotice(busy);
  // The last question stays readable while the dialog fades out. One asked meanwhile takes its place at once, in a new
  // dialog: in the same one it would inherit the focus and the typed text of the last, and no screen reader would say it.
  const [{ shown, turn, follows }, setShown] = useState({ shown: asked, turn: 0, follows: false });
  if (asked && asked !== shown) setShown({ shown: asked, turn: turn + 1, follows: shown !== undefined });
  const forget = () => setShown({ shown: undefined, turn, follows: false });

  const leave = () => {
    if (!asked) return;
    if (busy) return sayBeingSaved();
    goBack(asked);
    onDone(asked);
  };
  if (!shown) return null;
  const finish = (settle: () => void) => {
    settle();
    onDone(shown);
  };
  const { title, subject, lines = [] } = shown.question;
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
      <DialogHead id={`${id}-title`} title={title} onClose={shown.kind === 'choose' ? leave : undefined} />
      {/* Without the padding that MUI gives to content that does not directly follow the title: an x may be between. */}
      <DialogContent sx={{ pt: 0, pb: 1, [LITTLE_ROOM]: { flexShrink: 0 } }}>
        <div id={`${id}-lines`}>
          {subject && (
            <Typography component="p" sx={{ fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3, mb: 0.5 }}>
              {subject}
            </Typography>
          )}
          {lines.map((line) => (
            <DialogContentText key={line}>{line}</DialogContentText>
          ))}
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
          busy={busy}
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
