import type { UndoState } from '@club/shared/contracts/league/pyramid-control';
import { EngineRefusal, type SeasonRecord, undoPublish } from '../engine';

/** The last publication, and whether it can be undone. */
export function undoState(record: SeasonRecord | null): UndoState {
  if (!record || record.rounds.length === 0) return { allowed: false, what: null, reason: 'Ništa nije objavljeno.' };
  const what = lastPublication(record);
  try {
    undoPublish(record);
    return { allowed: true, what, reason: null };
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    return { allowed: false, what, reason: error.message };
  }
}

/** `Objava 5. kola` */
export function lastPublication({ rounds, isFinished, knockout }: SeasonRecord): string {
  if (knockout?.isConsolationDrawn) return 'Ždrijeb utješnog turnira';
  if (knockout) return 'Objava ždrijeba';
  return isFinished ? `Zatvaranje ${rounds.length}. kola` : `Objava ${rounds.length}. kola`;
}
