import type { PyramidControl, SelectPlayer } from '@club/shared/contracts/league/pyramid-control';
import { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import { answerBody, http } from '@club/shared/http';
import type { Order } from '../rearranged-pyramid/rearrange';
import { useDraftChange } from './use-draft-change';
import type { SavedSteps } from './use-saved-steps';

/** POST /admin/select-player */
export function useSelectPlayer(steps: SavedSteps) {
  return useDraftChange(steps, (json: SelectPlayer) =>
    answerBody(SeasonChanged, http.post('admin/select-player', { json })),
  );
}

interface FilledCell {
  readonly row: number;
  readonly position: number;
  /** The player displayed in the place; a different one on the server is a conflict. */
  readonly player: { readonly id: number };
}

/** POST /admin/clear-pyramid-row-position */
export function useClearCell(control: PyramidControl, steps: SavedSteps) {
  return useDraftChange(steps, async ({ row, position, player }: FilledCell) => {
    const searchParams = { row, position, version: control.version };
    const call = http.post('admin/clear-pyramid-row-position', { searchParams, json: player });
    return answerBody(SeasonChanged, call);
  });
}

/** DELETE /admin/clear-all-pyramid */
export function useClearPyramid(control: PyramidControl, steps: SavedSteps) {
  return useDraftChange(steps, async () => {
    const searchParams = { version: control.version };
    return answerBody(SeasonChanged, http.delete('admin/clear-all-pyramid', { searchParams }));
  });
}

/** PUT /admin/pyramid-initial/{year}: the whole draft at once, row by row. */
export function useSaveDraft(control: PyramidControl, steps: SavedSteps) {
  return useDraftChange(steps, async (order: Order) => {
    const json = { order, version: control.version };
    return answerBody(SeasonChanged, http.put(`admin/pyramid-initial/${control.year}`, { json }));
  });
}

/** POST /admin/pyramid-initial/{year}/preset: replaces the draft by last season's final order and the entries. */
export function usePresetDraft(control: PyramidControl, steps: SavedSteps) {
  return useDraftChange(steps, async () => {
    const json = { version: control.version };
    return answerBody(SeasonChanged, http.post(`admin/pyramid-initial/${control.year}/preset`, { json }));
  });
}
