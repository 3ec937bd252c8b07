import { useKeptInput } from '@club/shared/kept-input';
import { Box, BusyButton, Button } from '@club/shared/ui-core';
import { TextField } from '@club/shared/ui-form';
import { DialogActions, DialogContent } from '@club/shared/ui-over';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { confirmColour, type PromptQuestion } from './question';
import type { Progress } from './use-act';

interface PromptBodyProps {
  question: PromptQuestion;
  progress: Progress;
  onBack: () => void;
  onConfirm: (text: string) => void;
}

export function PromptBody({ question, progress, onBack, onConfirm }: PromptBodyProps) {
  const { busy } = progress;
  const [text, setText] = useState(question.initial ?? '');
  const [complaint, setComplaint] = useState(question.complaint);
  const field = useRef<HTMLInputElement>(null);
  const { title, subject, facts, lines, initial = '' } = question;
  useKeptInput({
    initial: { title, initial },
    about: { subject, facts, lines },
    read: () => (text === initial ? undefined : { text }),
    fill: (typed) => setText(String(typed.text)),
    empty: () => setText(initial),
  });
  const faultIn = (answer: string) => {
    if (!answer && question.required) return question.required;
    // A longer text is not cut: the user would not notice, and would answer with half of it.
    if (question.maxLength && answer.length > question.maxLength) return `Najviše ${question.maxLength} znakova.`;
    return question.faultOf?.(answer);
  };
  const change = (typed: string) => {
    setText(typed);
    if (complaint) setComplaint(faultIn(typed.trim()));
  };
  // Each refusal is a progress of its own: the same text can be refused twice for the same reason. In a layout effect, so
  // that the message at the field appears together with the one above it.
  useLayoutEffect(() => {
    if (!progress.complaint) return;
    setComplaint(progress.complaint);
    field.current?.focus();
  }, [progress]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = text.trim();
    const fault = faultIn(answer);
    setComplaint(fault);
    // Otherwise a screen reader would say nothing: the focus would stay on the button.
    if (fault) field.current?.focus();
    if (!busy && !fault) onConfirm(answer);
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent sx={{ pt: 1 }}>
        <TextField
          label={question.label}
          value={text}
          onChange={(event) => change(event.target.value)}
          error={complaint !== undefined}
          helperText={complaint}
          autoFocus
          inputRef={field}
        />
        {question.suggestions && question.suggestions.length > 0 && (
          <Box role="group" aria-label="Prijedlozi" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            {question.suggestions.map((suggestion) => (
              <Button
                key={suggestion}
                variant="outlined"
                aria-pressed={text === suggestion}
                onClick={() => change(suggestion)}
              >
                {suggestion}
              </Button>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack} disabled={busy}>
          {question.cancel ?? 'Odustani'}
        </Button>
        <BusyButton type="submit" variant="contained" color={confirmColour(question)} busy={busy}>
          {question.confirm ?? 'Potvrdi'}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
