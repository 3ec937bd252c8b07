import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { indexOf, recordAbsence } from '../engine';
import { requireNotWithdrawn } from '../entries/require-entered';
import { erasedInPyramid } from '../players/erased-players';
import type { PlayerNames } from '../players/player-names';
import type { StoredSeason } from '../seasons/stored-season';
import { published, type Selection } from './draft-change';

/** The player of the cell is absent from the open round; the selected one, if any, stands in. */
export async function selectSubstitute(
  tx: Tx,
  season: StoredSeason,
  { place, player: substitute, replace }: Selection,
  names: PlayerNames,
) {
  const record = openRecord(season);
  const regular = record.rounds.at(-1)?.pinned?.order[indexOf(place)] ?? null;
  if (regular === null) throw new Refusal(409, 'CELL_EMPTY', 'Na tom mjestu nema igrača.');
  if (!replace) throw published(season.row);
  if (substitute !== null) await requireNotWithdrawn(tx, season.row.year, [substitute]);
  const [absent, name] = [names.of(regular).displayName, names.maybe(substitute)?.displayName ?? 'nitko'];
  return {
    what: `${record.rounds.length}. kolo: ${absent} ne igra, zamjena: ${name}`,
    record: recordAbsence(record, { player: regular, substitute }, await erasedInPyramid(tx, record)),
    log: { action: 'Zamjena u kolu', subject: absent, after: { Zamjena: name } },
    message: substitute === null ? 'Odsutnost je spremljena.' : 'Zamjena je spremljena.',
  };
}

function openRecord({ record, row }: StoredSeason) {
  if (record && record.rounds.length > 0 && !record.isFinished) return record;
  throw new Refusal(409, 'NO_OPEN_ROUND', `U sezoni ${row.year}. nijedno kolo nije otvoreno.`);
}
