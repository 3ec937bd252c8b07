import { LeaguePlayerInput, type LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import * as z from '@club/shared/schema';
import { textOrNull } from '../../forms/form-field/typed-fields';

const { birthDate, email } = LeaguePlayerInput.shape;

/** The contract with its fields as typed; all but the name may stay empty. */
export const PlayerForm = z.extend(LeaguePlayerInput, {
  birthDate: textOrNull(birthDate),
  email: textOrNull(email),
});

/** Initial values: of a player, or for a new one. */
export const typedPlayer = (player?: LeaguePlayerRecord): z.input<typeof PlayerForm> => ({
  firstName: player?.ime ?? '',
  lastName: player?.prezime ?? '',
  nickname: player?.nadimak ?? '',
  birthDate: player?.birthDate ?? '',
  residence: player?.residence ?? '',
  email: player?.email ?? '',
  phone: player?.phone ?? '',
});
