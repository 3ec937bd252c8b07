import { BusyButton, Button } from '@club/shared/ui-core';
import { DialogActions } from '@club/shared/ui-over';
import type { ConfirmQuestion } from './question';

interface ConfirmBodyProps {
  question: ConfirmQuestion;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

const COLOURS = { danger: 'error', gain: 'success', plain: 'primary' } as const;

export function ConfirmBody({ question, busy, onBack, onConfirm }: ConfirmBodyProps) {
  const danger = question.tone === 'danger';
  return (
    <DialogActions>
      <Button onClick={onBack} autoFocus={danger} disabled={busy}>
        {question.cancel ?? 'Odustani'}
      </Button>
      <BusyButton
        variant="contained"
        color={COLOURS[question.tone ?? 'plain']}
        autoFocus={!danger}
        busy={busy}
        onClick={onConfirm}
      >
        {question.confirm ?? 'Potvrdi'}
      </BusyButton>
    </DialogActions>
  );
}
