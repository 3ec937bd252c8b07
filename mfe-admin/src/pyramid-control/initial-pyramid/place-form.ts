import { SelectPlayer } from '@club/shared/contracts/league/pyramid-control';
import * as z from '@club/shared/schema';
import { typed, yesOrNo } from '../../forms/form-field/typed-fields';

const { playerId, row, position, replacePlayer } = SelectPlayer.shape;

/** The value of the option that leaves the place empty (specification, section 5). */
export const NOBODY = '0';

/** The contract with its numbers as typed and chosen. */
export const PlaceForm = z.object({
  playerId: typed(playerId),
  row: typed(row),
  position: typed(position),
  replacePlayer: yesOrNo(replacePlayer),
});

export type TypedPlace = z.input<typeof PlaceForm>;
