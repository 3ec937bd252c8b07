import type { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';
import type { SavedSteps } from './use-saved-steps';

/**
 * A change of the pyramid; in a draft it becomes a step with the given name that can be undone. It is pending until the new
 * pyramid has loaded, because the next change is computed from that.
 */
export function useDraftChange<Input>(steps: SavedSteps, call: (input: Input) => Promise<SeasonChanged>) {
  const change = useRefetchingMutation(keys.pyramidControl, call, { quiet: true });
  return (input: Input, name: string) => steps.take(name, () => change.mutateAsync(input));
}
