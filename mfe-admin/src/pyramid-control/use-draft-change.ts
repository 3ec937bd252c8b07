import { type PyramidControl, SeasonChange } from '@club/shared/contracts/league/pyramid-control';
import { answer, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { keys } from '../query-keys';
import { MESSAGE_SECONDS, useShownChange } from '../use-change';
import { isDraft, orderOf } from './draft';

interface Restoring {
  readonly year: number;
  readonly order: readonly (number | null)[];
  /** The version after the step that is undone: later changes of the pyramid are not overwritten. */
  readonly version: number;
}

/**
 * A change of the pyramid; as long as it is a draft, the server's message has an undo button. It ends with the new
 * pyramid: another one is computed from that.
 */
export function useDraftChange<Input>(control: PyramidControl, call: (input: Input) => Promise<SeasonChange>) {
  const notify = useNotify();
  const change = useShownChange(keys.pyramidControl, call, { quiet: true });
  const restoring = useShownChange(
    keys.pyramidControl,
    async ({ year, ...json }: Restoring) =>
      (await answer(SeasonChange, http.put(`admin/pyramid-initial/${year}`, { json }))).body,
  );
  const run = async (input: Input) => {
    const order = orderOf(control['List of pyramid']);
    const { message, version } = await change.mutateAsync(input);
    const undo = () => void restoring.mutateAsync({ year: control.year, order, version }).catch(notify.refusal);
    notify.success(message, MESSAGE_SECONDS, isDraft(control) ? { label: 'Poništi', act: undo } : undefined);
  };
  return { run, busy: change.isPending || restoring.isPending };
}
