import { OPENING_STEPS, type OpeningStep } from '@club/shared/contracts/club-opening';
import { useNotify } from '@club/shared/notices';
import { Box, BusyButton, Button } from '@club/shared/ui-core';
import { useHasUnsavedInput } from '../forms/unsaved-forms/unsaved-forms';
import { useSetStep } from './use-first-steps';

const UNSAVED = 'U ovom koraku ima unosa koji nije spremljen. Spremite ga, a zatim označite korak gotovim.';

interface StepButtonsProps {
  step: OpeningStep;
  isDone: boolean;
  onGo: (step: OpeningStep) => void;
}

/** A step's input is saved in the step itself; these buttons mark it as finished and lead to the next one. */
export function StepButtons({ step, isDone, onGo }: StepButtonsProps) {
  const setting = useSetStep();
  const notify = useNotify();
  const hasUnsaved = useHasUnsavedInput();
  const next = OPENING_STEPS[OPENING_STEPS.indexOf(step) + 1];
  const goOn = () => {
    if (next) onGo(next);
  };
  // A user who has moved on meanwhile stays there (`onSuccess` is not called then), but must see a refusal.
  const set = (done: boolean) =>
    void setting.mutateAsync({ step, done }, done ? { onSuccess: goOn } : {}).catch(notify.refusal);
  const finish = () => {
    // Otherwise the step would be marked as done without what was typed in it.
    if (hasUnsaved) return notify.refusal(UNSAVED);
    set(true);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <BusyButton variant="contained" busy={setting.isPending} onClick={isDone ? () => set(false) : finish}>
        {isDone ? 'Korak ipak nije gotov' : 'Korak je gotov'}
      </BusyButton>
      {next && <Button onClick={goOn}>Preskoči</Button>}
    </Box>
  );
}
