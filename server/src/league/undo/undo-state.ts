import type { UndoState } from '@club/shared/contracts/league/pyramid-control';
import type { Handle } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { type SeasonRecord, undoPublish } from '../engine';
import { byTheRules } from '../season-changes/engine-refusals';
import { playedRecord } from '../season-changes/played-record';
import type { StoredSeason } from '../seasons/stored-season';
import { checkLastEnded, isEnded } from './ended-season';

/** The last publication or the end, and whether it can be undone; if not, the reason that the call itself would give. */
export async function undoState(
  handle: Handle,
  season: Pick<StoredSeason, 'row' | 'record'>,
  today: string,
): Promise<UndoState> {
  const what = undoneBy(season);
  try {
    if (isEnded(season)) await checkLastEnded(handle, season.row);
    else byTheRules(() => undoPublish(playedRecord(season), today));
    return { allowed: true, what, reason: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { allowed: false, what, reason: error.message };
  }
}

function undoneBy(season: Pick<StoredSeason, 'row' | 'record'>): string | null {
  if (isEnded(season)) return THE_END;
  const { record } = season;
  return record && record.rounds.length > 0 ? lastPublication(record) : null;
}

export const THE_END = 'Kraj sezone';

/** `Objava 5. kola` */
export function lastPublication({ rounds, isFinished, knockout }: SeasonRecord): string {
  if (knockout?.isConsolationDrawn) return 'Ždrijeb utješnog turnira';
  if (knockout) return 'Objava ždrijeba';
  return isFinished ? `Zatvaranje ${rounds.length}. kola` : `Objava ${rounds.length}. kola`;
}
