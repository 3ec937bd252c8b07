import type { UndoState } from '@club/shared/contracts/league/pyramid-control';
import { Refusal } from '../../platform/http';
import { type SeasonRecord, undoPublish } from '../engine';
import type { StoredSeason } from '../season-changes/change-season';
import { byTheRules } from '../season-changes/engine-refusals';
import { playedRecord } from '../season-changes/played-record';

/** The last publication, and whether it can be undone; if not, the reason that the call itself would give. */
export function undoState(season: Pick<StoredSeason, 'row' | 'record'>): UndoState {
  const { record } = season;
  const what = record && record.rounds.length > 0 ? lastPublication(record) : null;
  try {
    byTheRules(() => undoPublish(playedRecord(season)));
    return { allowed: true, what, reason: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { allowed: false, what, reason: error.message };
  }
}

/** `Objava 5. kola` */
export function lastPublication({ rounds, isFinished, knockout }: SeasonRecord): string {
  if (knockout?.isConsolationDrawn) return 'Ždrijeb utješnog turnira';
  if (knockout) return 'Objava ždrijeba';
  return isFinished ? `Zatvaranje ${rounds.length}. kola` : `Objava ${rounds.length}. kola`;
}
