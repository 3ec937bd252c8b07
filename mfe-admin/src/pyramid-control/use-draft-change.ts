import type { SeasonChange } from '@club/shared/contracts/league/pyramid-control';
import { keys } from '../query-keys';
import { useShownChange } from '../use-change';
import type { SavedSteps } from './use-saved-steps';

/**
 * A change of the pyramid; as long as it is a draft, it can be undone under the given name. It ends with the new
 * pyramid: another one is computed from that.
 */
export function useDraftChange<Input>(steps: SavedSteps, call: (input: Input) => Promise<SeasonChange>) {
  const change = useShownChange(keys.pyramidControl, call, { quiet: true });
  return (input: Input, name: string) => steps.take(name, () => change.mutateAsync(input));
}
