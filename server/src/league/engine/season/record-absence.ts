import type { PlayerId } from '../players/player';
import { EngineRefusal } from '../refusal';
import type { Absence } from '../round/absence';
import { replaySeason } from './replay-season';
import type { RoundRecord, SeasonRecord } from './season-record';

/**
 * Notes that a regular misses the open round, and his substitute if he has one; a second note about the same regular
 * replaces the first. Refuses a player outside the pyramid, a substitute who plays in the round already, and any change
 * once the match has a result. Source: league rule R5.
 */
export function recordAbsence(record: SeasonRecord, { player, substitute }: Absence): SeasonRecord {
  return changeAbsences(record, player, (absences, pyramid) => {
    const busy = new Set([...pyramid, ...absences.map((absence) => absence.substitute)]);
    if (substitute !== null && busy.has(substitute)) {
      throw new EngineRefusal('SUBSTITUTE_BUSY', 'Zamjena već igra u ovom kolu.');
    }
    return [...absences, { player, substitute }];
  });
}

/** Takes a noted absence back, under the same conditions. Source: league rule R5. */
export function cancelAbsence(record: SeasonRecord, player: PlayerId): SeasonRecord {
  return changeAbsences(record, player, (absences) => absences);
}

/** `change` gets the absences of the others and the players of the round's pyramid. */
function changeAbsences(
  record: SeasonRecord,
  player: PlayerId,
  change: (absences: readonly Absence[], pyramid: ReadonlySet<PlayerId | null>) => readonly Absence[],
): SeasonRecord {
  const published = record.rounds.at(-1);
  const round = replaySeason(record).rounds.at(-1);
  if (!published || !round || round.closing) throw new EngineRefusal('NO_OPEN_ROUND', 'Nijedno kolo nije otvoreno.');
  const pyramid = new Set(round.cells.map((cell) => cell.player));
  if (!pyramid.has(player)) throw new EngineRefusal('PLAYER_NOT_IN_PYRAMID', 'Igrač nije u piramidi.');
  const match = round.fixtures.find(({ sides }) => sides.some((side) => side.regular === player));
  if (match?.result) throw new EngineRefusal('MATCH_DECIDED', 'Meč već ima rezultat.');
  const others = published.absences.filter((absence) => absence.player !== player);
  const changed: RoundRecord = { ...published, absences: change(others, pyramid) };
  return { ...record, rounds: [...record.rounds.slice(0, -1), changed] };
}
