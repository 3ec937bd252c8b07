import { createMyResults, entriesOfPlayer, type LeaguePlayerRow, type RegistrationRow } from '../league';
import type { ServiceParts } from '../platform/service-parts';

/** What the league stores about a member: the player that the member is, the registrations, and the matches. */
export function createLeagueData(parts: ServiceParts) {
  const results = createMyResults(parts);
  return async (memberId: number, player: LeaguePlayerRow | undefined, registrations: readonly RegistrationRow[]) => {
    const entries = player ? await entriesOfPlayer(parts.db.handle, player.id) : [];
    return {
      igrac: player
        ? {
            ime: player.firstName,
            prezime: player.lastName,
            nadimak: player.nickname,
            datumRodjenja: player.birthDate,
            mjesto: player.residence,
            email: player.email,
            telefon: player.phone,
          }
        : null,
      sezone: entries.map(({ year, registeredAt, withdrawnOn }) => ({
        sezona: year,
        upisano: registeredAt.toISOString(),
        odustao: withdrawnOn,
      })),
      prijave: registrations.map((row) => ({
        sezona: row.year,
        stanje: row.state,
        ime: row.first_name,
        prezime: row.last_name,
        datumRodjenja: row.birth_date,
        email: row.email,
        telefon: row.phone,
        mjesto: row.city,
        prijavljeno: row.registered_at.toISOString(),
        promijenjeno: row.modified_at.toISOString(),
        razlogOdbijanja: row.refuse_reason,
      })),
      mecevi: await results.list(memberId),
    };
  };
}
