import { BusyButton, Button } from '@club/shared/ui-core';
import { DialogActions } from '@club/shared/ui-over';
import { type ConfirmQuestion, confirmColour } from './question';

interface ConfirmBodyProps {
  question: ConfirmQuestion;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

export function ConfirmBody({ question, busy, onBack, onConfirm }: ConfirmBodyProps) {
  const danger = question.tone === 'danger';
  return (
    <DialogActions>
      <Button onClick={onBack} autoFocus={danger} disabled={busy}>
        {question.cancel ?? 'Odustani'}
      </Button>
      <BusyButton
        variant="contained"
        color={confirmColour(question)}
        autoFocus={!danger}
        busy={busy}
        onClick={onConfirm}
      >
        {question.confirm ?? 'Potvrdi'}
      </BusyButton>
    </DialogActions>
  );
}
