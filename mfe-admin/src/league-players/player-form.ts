import { LeaguePlayerInput, type LeaguePlayerRecord } from '@club/shared/contracts/league/registrations-control';
import * as z from '@club/shared/schema';

const { birthDate, email } = LeaguePlayerInput.shape;
const typed = z.pipe(
  z.string(),
  z.transform((text) => text || null),
);

/** The contract with its fields as typed; all but the name may stay empty. */
export const PlayerForm = z.extend(LeaguePlayerInput, {
  birthDate: z.pipe(typed, birthDate),
  email: z.pipe(typed, email),
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
