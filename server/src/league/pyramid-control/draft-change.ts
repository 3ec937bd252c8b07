import { Refusal } from '../../platform/http';
import { clearCell, type Order, type Place, placePlayer } from '../engine';
import type { PlayerNames } from '../players/player-names';
import type { StoredSeason } from '../seasons/stored-season';

/** The answer to an emptied place of a draft. */
export const EMPTIED = 'Mjesto je ispražnjeno.';

/** A player, or nobody, for a cell of the pyramid. */
export interface Selection {
  readonly place: Place;
  /** Null empties the cell. */
  readonly player: number | null;
  readonly replace: boolean;
}

const placeText = ({ row, position }: Place): string => `${row}. red, ${position}. pozicija`;

/** An emptied place in the list of changes. */
export const emptiedText = (place: Place): string => `Ispražnjeno mjesto: ${placeText(place)}`;

export const draftChange = (what: string, draft: Order) => ({ what, columns: { draft: JSON.stringify(draft) } });

/** Substitutes come into an open round only. */
export function published({ state }: StoredSeason['row']): Refusal {
  const message = 'Piramida je objavljena i više se ne može slagati.';
  return new Refusal(409, 'SEASON_PUBLISHED', state === 'ROUNDS' ? `${message} Moguća je samo zamjena.` : message);
}

export function selectInDraft({ row }: StoredSeason, { place, player, replace }: Selection, names: PlayerNames) {
  const { draft } = row;
  const changed = player === null ? clearCell(draft, place) : placePlayer(draft, place, player, { replace });
  const what = player === null ? emptiedText(place) : `${names.of(player).displayName}: ${placeText(place)}`;
  return {
    ...draftChange(what, changed),
    message: player === null ? EMPTIED : 'Igrač je postavljen u piramidu.',
  };
}
