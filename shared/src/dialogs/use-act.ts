import { errorMessage } from '@club/shared/http';
import { useState } from 'react';
import type { Asked } from './question';

/**
 * Runs a question's `act`; returns whether it is busy, and the error message. Both belong to the question, not to the
 * dialog.
 */
export function useAct(asked: Asked | undefined) {
  const [state, setState] = useState<{ asked: Asked | undefined; busy: boolean; failure?: string }>({
    asked,
    busy: false,
  });
  const { busy, failure } = state.asked === asked ? state : { busy: false, failure: undefined };

  const run = async (act: (() => Promise<unknown> | undefined) | undefined, then: () => void) => {
    setState({ asked, busy: true });
    try {
      await act?.();
    } catch (error) {
      setState({ asked, busy: false, failure: errorMessage(error) });
      return;
    }
    setState({ asked, busy: false });
    then();
  };
  return { busy, failure, run };
}
