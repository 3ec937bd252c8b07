import { errorMessage } from '@club/shared/http';
import { BusyButton, ButtonLink, Typography } from '@club/shared/ui-core';
import { FormFailure } from '@club/shared/ui-form';
import { useState } from 'react';
import { useClosingPath } from '../round-closing/closing-choices';
import type { RearrangingSteps } from './use-steps';

interface DraftStepsProps {
  steps: RearrangingSteps;
  busy: boolean;
  save: () => Promise<void>;
}

/** Saves the draft as a whole; until then the steps exist only in this browser. */
export function DraftSteps({ steps, busy, save }: DraftStepsProps) {
  const [failure, setFailure] = useState<string>();
  const finish = async () => {
    setFailure(undefined);
    try {
      await save();
      steps.reset();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      <BusyButton
        variant="contained"
        busy={busy}
        disabled={steps.count === 0 || steps.isImpossible}
        onClick={() => void finish()}
      >
        Spremi piramidu
      </BusyButton>
    </>
  );
}

/** Continues with the next round's pyramid to the preview, where it is published. */
export function NextRoundSteps({ steps, number }: { steps: RearrangingSteps; number: number }) {
  const pathTo = useClosingPath();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Raspored vrijedi tek kad objavite {number}. kolo; parovi se računaju iznova.
      </Typography>
      {/* The primary button of the page is in the round bar, and leads there too. */}
      <ButtonLink variant="outlined" to={pathTo('/admin/pyramid-control/rounds/preview')} disabled={steps.isImpossible}>
        Pregled i objava
      </ButtonLink>
    </>
  );
}
