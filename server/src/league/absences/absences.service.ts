import type { ServiceParts } from '../../platform/service-parts';
import { cancelAbsence, correctAbsence, recordAbsence } from '../engine';
import { requireNotWithdrawn } from '../entries/require-entered';
import { erasedInPyramid, requirePresent } from '../players/erased-players';
import { readPlayerNames } from '../players/player-names';
import { requirePlayers } from '../players/require-players';
import { type ChangeContext, changeSeason } from '../season-changes/change-season';
import { playedRecord } from '../season-changes/played-record';

/** The absence of a player in a round. */
interface AbsenceOf {
  readonly number: number;
  readonly playerId: number;
}

interface NewAbsence extends AbsenceOf {
  /** Null: nobody plays instead. */
  readonly substituteId: number | null;
}

export type Absences = ReturnType<typeof createAbsences>;

/** Regulars who do not play a round, and their substitutes, entered by an administrator. */
export function createAbsences(parts: ServiceParts) {
  return {
    /** In a closed round it is a correction: points are recounted, no player moves (resolution 43). */
    note: (year: number, { number, playerId, substituteId }: NewAbsence, by: ChangeContext) =>
      changeSeason(parts, year, by, async (season, tx) => {
        const record = playedRecord(season);
        await requirePlayers(tx, [playerId, substituteId]);
        const names = await readPlayerNames(tx);
        const isOpen = number === record.rounds.length && !record.isFinished;
        // In a closed round the substitute may have been erased or have withdrawn since: who played is history.
        if (isOpen && substituteId !== null) {
          await requirePresent(tx, [substituteId]);
          await requireNotWithdrawn(tx, year, [substituteId]);
        }
        const absence = { player: playerId, substitute: substituteId };
        const changed = isOpen
          ? recordAbsence(record, absence, await erasedInPyramid(tx, record))
          : correctAbsence(record, number, playerId, absence);
        const player = names.of(playerId).displayName;
        const substitute = names.maybe(substituteId)?.displayName ?? 'nitko';
        return {
          what: `${number}. kolo: ${player} ne igra, zamjena: ${substitute}`,
          record: changed,
          log: { action: 'Zamjena u kolu', subject: player, after: { Kolo: `${number}.`, Zamjena: substitute } },
        };
      }),

    cancel: (year: number, { number, playerId }: AbsenceOf, by: ChangeContext) =>
      changeSeason(parts, year, by, async (season, tx) => {
        await requirePlayers(tx, [playerId]);
        const record = playedRecord(season);
        const absence = record.rounds[number - 1]?.absences.find(({ player }) => player === playerId);
        const cancelled = absence?.substitute ? 'Zamjena' : 'Odsutnost';
        const isOpen = number === record.rounds.length && !record.isFinished;
        const changed = isOpen
          ? cancelAbsence(record, playerId, await erasedInPyramid(tx, record))
          : correctAbsence(record, number, playerId, 'PRESENT');
        const names = await readPlayerNames(tx);
        const player = names.of(playerId).displayName;
        // Who has left in the meantime is absent instead.
        const wereAbsent = new Set(record.rounds[number - 1]?.absences.map((each) => each.player));
        const left = changed.rounds[number - 1]?.absences.find((each) => !wereAbsent.has(each.player));
        const leaver = left && names.of(left.player).displayName;
        const after = { Kolo: `${number}.`, [cancelled]: 'poništena', ...(leaver && { 'Više ne igra': leaver }) };
        return {
          what: leaver
            ? `${number}. kolo: ${player} je slobodan, jer ${leaver} više ne igra`
            : `${number}. kolo: ${player} ipak igra`,
          record: changed,
          log: { action: 'Zamjena u kolu', subject: player, after },
          cancelled,
        };
      }),
  };
}
