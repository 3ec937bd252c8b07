import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { submission, useContractForm, useWatch } from '@club/shared/form';
import { errorMessage } from '@club/shared/http';
import { useState } from 'react';
import { useProposedValues } from '../../forms/form-values/use-proposed-values';
import { isDraft } from '../controlled-season/season-state';
import { emptied, placed } from '../draft-history/change-names';
import { useClearCell, useSelectPlayer } from '../draft-history/use-change-pyramid';
import type { DraftHistory } from '../draft-history/use-draft-history';
import type { Place } from '../pyramid-place/pyramid-place';
import { NOBODY, PlaceForm, type TypedPlace } from './place-form';
import { useChosenPlace } from './use-chosen-place';

const FAILED = 'Došlo je do greške. Pokušajte ponovo.';

/** The specification's text for any failure here, followed by the reason, unless that only repeats it. */
const failed = (reason: string): string => (reason.startsWith('Došlo je do greške') ? FAILED : `${FAILED} ${reason}`);

/** The form that puts a player into a place, filled by the grid and by the list of players. */
export function usePlacing(control: PyramidControl, steps: DraftHistory) {
  const [chosen, choose] = useChosenPlace();
  const [failure, setFailure] = useState<string>();
  const [isClearing, setClearing] = useState(false);
  const select = useSelectPlayer(steps);
  const clearCell = useClearCell(control, steps);
  const replacePlayer = isDraft(control) ? 'no' : 'yes';
  const form = useContractForm({
    schema: PlaceForm,
    defaultValues: {
      playerId: NOBODY,
      row: chosen ? String(chosen.row) : '',
      position: chosen ? String(chosen.position) : '',
      replacePlayer,
    },
  });
  // The round bar of the same page publishes the draft, and undoes that.
  useProposedValues(form, { replacePlayer });
  const [row, position, playerId] = useWatch({ control: form.control, name: ['row', 'position', 'playerId'] });

  const fill = (place: Place | undefined) => {
    choose(place);
    setFailure(undefined);
    form.clearErrors();
    form.setValue('row', place ? String(place.row) : '');
    form.setValue('position', place ? String(place.position) : '');
  };
  const leave = () => {
    fill(undefined);
    form.setValue('playerId', NOBODY);
  };
  /** Empties the fields that are still as they were sent: the next place or player may already be chosen. */
  const emptySent = (sent: TypedPlace) => {
    const now = form.getValues();
    if (now.row === sent.row && now.position === sent.position) fill(undefined);
    if (now.playerId === sent.playerId) form.setValue('playerId', NOBODY);
  };
  return {
    form,
    failure,
    busy: steps.isSaving,
    /** Whether the response to the form, which may be a refusal, has not arrived yet. */
    isBeingSaved: form.formState.isSubmitting || isClearing,
    /** The place that is currently set in the form. */
    place: { row: Number(row), position: Number(position) },
    /** Whether it was chosen in the grid, which opens the form on a phone. */
    isChosen: chosen !== undefined,
    playerId: Number(playerId),
    fill,
    leave,
    choosePlayer: (id: number) => form.setValue('playerId', String(id)),
    save: submission(form, {
      send: async (values) => {
        const sent = form.getValues();
        const player = control['List of players'].find(({ id }) => id === values.playerId);
        await select({ ...values, version: control.version }, player ? placed(player, values) : emptied(values));
        emptySent(sent);
      },
      refused: (left) => setFailure(left && failed(left)),
    }),
    async clear(place: Place, player: { readonly id: number }) {
      setFailure(undefined);
      setClearing(true);
      const sent = form.getValues();
      try {
        await clearCell({ ...place, player: { id: player.id } }, emptied(place));
        emptySent(sent);
      } catch (error) {
        setFailure(failed(errorMessage(error)));
      } finally {
        setClearing(false);
      }
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;
