import type { PyramidControl, SelectPlayer } from '@club/shared/contracts/league/pyramid-control';
import type { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import { http } from '@club/shared/http';
import { seasonChange } from '../../api/season-call';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';
import type { Order } from '../rearranged-pyramid/rearrange';
import { saveOrder } from './save-order';
import type { DraftHistory } from './use-draft-history';

/**
 * A change of the pyramid; in a draft it becomes a step with the given name that can be undone. It is pending until the new
 * pyramid has loaded, because the next change is computed from that.
 */
function useDraftChange<Input>(steps: DraftHistory, call: (input: Input) => Promise<SeasonChanged>) {
  const change = useRefetchingMutation(keys.pyramidControl, call, { quiet: true });
  return (input: Input, name: string) => steps.take(name, () => change.mutateAsync(input));
}

/** POST /admin/select-player */
export function useSelectPlayer(steps: DraftHistory) {
  return useDraftChange(steps, (json: SelectPlayer) => seasonChange(http.post('admin/select-player', { json })));
}

interface FilledCell {
  readonly row: number;
  readonly position: number;
  /** The player displayed in the place; a different one on the server is a conflict. */
  readonly player: { readonly id: number };
}

/** POST /admin/clear-pyramid-row-position */
export function useClearCell(control: PyramidControl, steps: DraftHistory) {
  return useDraftChange(steps, async ({ row, position, player }: FilledCell) => {
    const searchParams = { row, position, version: control.version };
    return seasonChange(http.post('admin/clear-pyramid-row-position', { searchParams, json: player }));
  });
}

/** DELETE /admin/clear-all-pyramid */
export function useClearPyramid(control: PyramidControl, steps: DraftHistory) {
  return useDraftChange(steps, async () => {
    const searchParams = { version: control.version };
    return seasonChange(http.delete('admin/clear-all-pyramid', { searchParams }));
  });
}

/** Saves the whole draft. */
export function useSaveDraft({ year, version }: PyramidControl, steps: DraftHistory) {
  return useDraftChange(steps, (order: Order) => saveOrder(year, { order, version }));
}

/** POST /admin/pyramid-initial/{year}/preset: replaces the draft by last season's final order and the entries. */
export function usePresetDraft(control: PyramidControl, steps: DraftHistory) {
  return useDraftChange(steps, async () => {
    const json = { version: control.version };
    return seasonChange(http.post(`admin/pyramid-initial/${control.year}/preset`, { json }));
  });
}
