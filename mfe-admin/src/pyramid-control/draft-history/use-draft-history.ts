import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import type { SeasonChanged } from '@club/shared/contracts/league/season-changes';
import { withStop } from '@club/shared/domain';
import { useNotify } from '@club/shared/notices';
import { useEffect, useRef, useState } from 'react';
import { MESSAGE_SECONDS, useRefetchingMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';
import { isDraft } from '../controlled-season/season-state';
import { orderOf } from '../pyramid-place/pyramid-place';
import type { Order } from '../rearranged-pyramid/rearrange';
import { saveOrder } from './save-order';

interface Step {
  /** What was done, as part of a sentence: `ispražnjeno mjesto (2. red, 4. pozicija)`. */
  readonly name: string;
  /** The draft before it. */
  readonly before: Order;
}

interface Taken {
  readonly steps: readonly Step[];
  /** The season's version after the last of them: later changes are not overwritten. */
  readonly version: number;
}

const NONE: Taken = { steps: [], version: 0 };

export type DraftHistory = ReturnType<typeof useDraftHistory>;

/**
 * Changes of a draft, each saved at once, that can be undone one after another with the page's button. The snackbar of the
 * last change has a button to undo it too, and the snackbar of an undone change has a button to redo it, unless the board
 * has never shown that change. The steps are dropped when the page is left, with the publication, and with any other change
 * of the season.
 */
export function useDraftHistory(control: PyramidControl) {
  const notify = useNotify();
  const [taken, setTaken] = useState(NONE);
  const [isLost, setLost] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const restoring = useRefetchingMutation(
    keys.pyramidControl,
    (json: { order: Order; version: number }) => saveOrder(control.year, json),
    { quiet: true },
  );
  /** The current pyramid, for the buttons of snackbars, which were rendered with an earlier one. */
  const shown = useRef(control);
  useEffect(() => {
    shown.current = control;
  });

  // Not while a step is being saved: the page may receive the new version before the response.
  if (taken.steps.length > 0 && !isSaving && (!isDraft(control) || control.version > taken.version)) {
    setTaken(NONE);
    setLost(isDraft(control));
  }

  const saving = async (save: () => Promise<void>) => {
    setSaving(true);
    await save().finally(() => setSaving(false));
  };
  const keep = (next: Taken, message: string, button?: { label: string; act: () => Promise<void> }) => {
    setTaken(next);
    setLost(false);
    notify.success(message, undefined, button && { ...button, act: () => void button.act().catch(notify.refusal) });
  };
  const add = (next: Taken, message: string) => keep(next, message, { label: 'Poništi', act: () => undo(next) });
  const undo = ({ steps, version }: Taken) =>
    saving(async () => {
      const last = steps.at(-1);
      if (!last) return;
      const { version: shownVersion, 'List of pyramid': cells } = shown.current;
      const undone = await restoring.mutateAsync({ order: last.before, version });
      const next = { steps: steps.slice(0, -1), version: undone.version };
      const redo = () =>
        saving(async () => {
          const redone = await restoring.mutateAsync({ order: orderOf(cells), version: next.version });
          add({ steps, version: redone.version }, withStop(`Ponovljeno: ${last.name}`));
        });
      // If the read after the step has failed, the order after it is unknown.
      const again = shownVersion === version ? { label: 'Ponovi', act: redo } : undefined;
      keep(next, withStop(`Poništeno: ${last.name}`), again);
    });

  return {
    /** The name of the step that would be undone. */
    last: taken.steps.at(-1)?.name,
    /** Whether steps were dropped because of another change of the season. */
    isLost,
    isSaving,
    /** Saves a change of the pyramid and shows the server's message; a change of a draft becomes a step. */
    take: (name: string, change: () => Promise<SeasonChanged>) =>
      saving(async () => {
        const before = orderOf(control['List of pyramid']);
        const { message, version } = await change();
        if (isDraft(control)) add({ steps: [...taken.steps, { name, before }], version }, message);
        else notify.success(message, MESSAGE_SECONDS);
      }),
    undo: () => void undo(taken).catch(notify.refusal),
  };
}
