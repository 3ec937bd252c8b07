import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { submission, useContractForm, useWatch } from '@club/shared/form';
import { errorMessage } from '@club/shared/http';
import { useState } from 'react';
import { isDraft, type Place } from './draft';
import { NOBODY, PlaceForm } from './place-form';
import { useChosenPlace } from './use-chosen-place';
import { useClearCell, useSelectPlayer } from './use-pyramid-control';

/** The specification's text for any failure here, followed by the reason. */
const failed = (reason: string): string => `Došlo je do greške. Pokušajte ponovo. ${reason}`;

/** The form that puts a player into a place, filled by the grid and by the list of players. */
export function usePlacing(control: PyramidControl) {
  const [chosen, choose] = useChosenPlace();
  const [failure, setFailure] = useState<string>();
  const selecting = useSelectPlayer(control);
  const clearing = useClearCell(control);
  const form = useContractForm({
    schema: PlaceForm,
    defaultValues: {
      playerId: NOBODY,
      row: chosen ? String(chosen.row) : '',
      position: chosen ? String(chosen.position) : '',
      replacePlayer: isDraft(control) ? 'no' : 'yes',
    },
  });
  const [row, position, playerId] = useWatch({ control: form.control, name: ['row', 'position', 'playerId'] });

  const fill = (place: Place | undefined) => {
    choose(place);
    setFailure(undefined);
    form.clearErrors();
    form.setValue('row', place ? String(place.row) : '');
    form.setValue('position', place ? String(place.position) : '');
  };
  const done = () => {
    fill(undefined);
    form.setValue('playerId', NOBODY);
  };
  return {
    form,
    failure,
    busy: selecting.busy || clearing.busy,
    /** The place that is currently set in the form. */
    place: { row: Number(row), position: Number(position) },
    /** Whether it was chosen in the grid, which opens the form on a phone. */
    isChosen: chosen !== undefined,
    playerId: Number(playerId),
    fill,
    leave: done,
    choosePlayer: (id: number) => form.setValue('playerId', String(id)),
    save: submission(form, {
      send: (values) => selecting.run({ ...values, version: control.version }).then(done),
      refused: (left) => setFailure(left && failed(left)),
    }),
    async clear(place: Place, player: { readonly id: number }) {
      setFailure(undefined);
      try {
        await clearing.run({ ...place, player: { id: player.id } });
        done();
      } catch (error) {
        setFailure(failed(errorMessage(error)));
      }
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;
