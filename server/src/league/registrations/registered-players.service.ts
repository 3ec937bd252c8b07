import type { RegisteredPlayer } from '@club/shared/contracts/league/registration';
import { withdrawnFrom } from '../entries/league-entries.repository';
import { playersBefore } from '../players/player-years.repository';
import type { LeagueSource } from '../response-cache/league-reader';
import { candidatesAmong } from './candidates';
import { isErased } from './erased-registrations';
import { registrationWindow } from './registration-window';
import { type RegistrationRow, registrationsOf } from './registrations.repository';

/** GET /registered-players */
export async function registeredPlayers({ handle, names }: LeagueSource, today: string): Promise<RegisteredPlayer[]> {
  const { year } = await registrationWindow(handle, today);
  const played = await playersBefore(handle, year);
  const withdrawn = await withdrawnFrom(handle, year);
  const takesPart = (registration: RegistrationRow) => {
    const { state, player_id: player } = registration;
    // The registrations of an erased player are erased as well.
    return state !== 'REFUSED' && !isErased(registration) && !(player !== null && withdrawn.has(player));
  };
  const listed = (await registrationsOf(handle, year)).filter(takesPart);
  const candidatesFor = candidatesAmong(names.rows);
  return listed.map((registration) => {
    const { likely } = candidatesFor(registration);
    const player = names.rows.find(({ id }) => id === registration.player_id);
    return {
      ime: registration.first_name,
      prezime: registration.last_name,
      nadimak: player?.nickname ?? null,
      lastModifiedDate: registration.modified_at.toISOString(),
      newPlayer: !(player ? [player] : likely).some(({ id }) => played.has(id)),
    };
  });
}
