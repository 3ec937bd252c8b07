import {
  cellsOfPlayer,
  createMyResults,
  entriesOfPlayer,
  groupRowsOfPlayer,
  type LeaguePlayerRow,
  participationsOfPlayer,
  type RegistrationRow,
  titlesOfPlayer,
} from '../league';
import type { Handle } from '../platform/database';
import type { ServiceParts } from '../platform/service-parts';

/**
 * What the league stores about a member: the player that the member is, the registrations, the matches, and all places,
 * points, rankings and titles.
 */
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
      ...(player ? await standingsOf(parts.db.handle, player.id) : NO_STANDINGS),
    };
  };
}

const NO_STANDINGS = { mjesta: [], poredak: [], skupine: [], naslovi: [] };

async function standingsOf(handle: Handle, player: number) {
  const cells = await cellsOfPlayer(handle, player);
  const participations = await participationsOfPlayer(handle, player);
  const groupRows = await groupRowsOfPlayer(handle, player);
  const titles = await titlesOfPlayer(handle, player);
  return {
    mjesta: cells.map((cell) => presentCell(cell, player)),
    poredak: participations.map(({ year, status, rank, points }) => ({
      sezona: year,
      status,
      mjesto: rank,
      bodovi: points,
    })),
    skupine: groupRows.map(({ year, groupType, rank, points }) => ({
      sezona: year,
      skupina: groupType,
      mjesto: rank,
      bodovi: points,
    })),
    naslovi: titles.map(({ year, tournament }) => ({ sezona: year, turnir: tournament })),
  };
}

/** A substitute has played in the cell; its absence and its points are those of the regular. */
function presentCell(cell: Awaited<ReturnType<typeof cellsOfPlayer>>[number], player: number) {
  const isOwn = cell.player_id === player;
  const own = <Value>(value: Value): Value | null => (isOwn ? value : null);
  return {
    sezona: cell.year,
    kolo: cell.round,
    piramida: cell.sheet,
    red: cell.row,
    pozicija: cell.position,
    odsutan: isOwn && cell.absent,
    zamjena: !isOwn,
    pocetniBodovi: own(cell.start_points),
    bodoviMeca: own(cell.match_points),
    bodoviZaRed: own(cell.bonus),
    zavrsniBodovi: own(cell.end_points),
    boja: own(cell.colour),
    smjer: own(cell.direction),
  };
}
