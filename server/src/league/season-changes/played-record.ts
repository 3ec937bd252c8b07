import { Refusal } from '../../platform/http';
import type { SeasonRecord } from '../engine';
import type { StoredSeason } from '../seasons/stored-season';

/** The record of a season that is being played. @throws Refusal 409 `NOTHING_PUBLISHED`, `SEASON_FINISHED` */
export function playedRecord({ row, record }: Pick<StoredSeason, 'row' | 'record'>): SeasonRecord {
  checkUnfinished(row);
  if (record && record.rounds.length > 0) return record;
  throw new Refusal(409, 'NOTHING_PUBLISHED', `Sezona ${row.year}. još nema objavljenog kola.`);
}

/** @throws Refusal 409 `SEASON_FINISHED`: only the settings of its pages may still be changed, and its end undone */
export function checkUnfinished({ year, state }: StoredSeason['row']): void {
  if (state !== 'FINISHED') return;
  throw new Refusal(409, 'SEASON_FINISHED', `Sezona ${year}. je završena i više se ne mijenja.`);
}
