import { useAddress } from '@club/shared/address';

/** The phase in the address if it is one of these, and its choice; null for all of them. */
export function useChosenPhase(phases: readonly string[]) {
  const { read, change } = useAddress();
  return {
    phase: phases.find((phase) => phase === read('phase')) ?? null,
    choose: (phase: string | null) => change({ phase }),
  };
}
