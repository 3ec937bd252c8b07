import { LOW_SCREEN } from '@club/shared/theme';
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
  /** Runs the `act` of a question, and `then` unless it failed. */
  onAct: (asked: Asked, act: (() => Promise<unknown>) | undefined, then: () => void) => void;
  /** The question is answered. */
  onDone: (asked: Asked) => void;
}

/** The only dialog: a title, lines, and the controls for the kind of question. */
export function QuestionDialog({ asked, progress: { busy, failure }, onAct, onDone }: QuestionDialogProps) {
  const id = useId();
  // The last question stays readable while the dialog fades out. One asked meanwhile replaces it as a new one: without
  // the counter as key it would inherit the focus and the typed text of the last.
  const [{ shown, turn }, setShown] = useState({ shown: asked, turn: 0 });
  if (asked && asked !== shown) setShown({ shown: asked, turn: turn + 1 });

  const leave = () => {
    if (busy || !asked) return;
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
      open={asked !== undefined}
      // A tap outside would discard a typed text.
      onClose={(_event, reason) => (reason === 'backdropClick' && shown.kind === 'prompt') || leave()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lines`}
    >
      <DialogHead id={`${id}-title`} title={title} onClose={shown.kind === 'choose' ? leave : undefined} />
      {/* On a low screen title, field and buttons leave no room in which the lines could scroll: the whole question scrolls.
          Without the padding that MUI gives to content that does not directly follow the title: an x may be between. */}
      <DialogContent sx={{ pt: 0, pb: 1, [LOW_SCREEN]: { flexShrink: 0 } }}>
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
          <ChooseBody
            key={turn}
            options={shown.question.options}
            onChoose={(value) => finish(() => shown.settle(value))}
          />
        )}
      </DialogContent>
      {shown.kind === 'confirm' && (
        <ConfirmBody
          key={turn}
          question={shown.question}
          busy={busy}
          onBack={leave}
          onConfirm={() => onAct(shown, shown.question.act, () => finish(() => shown.settle(true)))}
        />
      )}
      {shown.kind === 'prompt' && (
        <PromptBody
          key={turn}
          question={shown.question}
          busy={busy}
          onBack={leave}
          onConfirm={(text) =>
            onAct(
              shown,
              async () => shown.question.act?.(text),
              () => finish(() => shown.settle(text)),
            )
          }
        />
      )}
    </Dialog>
  );
}
