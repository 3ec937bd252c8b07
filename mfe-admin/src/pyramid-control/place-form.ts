import { SelectPlayer } from '@club/shared/contracts/league/pyramid-control';
import * as z from '@club/shared/schema';
import { typedNumber } from '../form-field/typed-number';

const { playerId, row, position, replacePlayer } = SelectPlayer.shape;

const typed = (number: typeof row) => z.pipe(z.pipe(z.string(), z.transform(typedNumber)), number);
const yesOrNo = z.pipe(
  z.string(),
  z.transform((choice) => choice === 'yes'),
);

/** The value of the option that leaves the place empty (specification, section 5). */
export const NOBODY = '0';

/** The contract with its numbers as typed and chosen. */
export const PlaceForm = z.object({
  playerId: typed(playerId),
  row: typed(row),
  position: typed(position),
  replacePlayer: z.pipe(yesOrNo, replacePlayer),
});
