import { type SeasonSettings, seasonSettings } from '../engine';
import type { LeagueSeasonRow } from './league-seasons.repository';

/** The rules of a season as they were chosen, with the number of rounds that was planned; null until then. */
export const chosenRules = ({ rules }: Pick<LeagueSeasonRow, 'rules'>) => rules as SeasonSettings | null;

/**
 * The rules of a season, with the number of rounds in force; the preset ones until others are chosen. The number is not
 * checked here: where it is chosen, it was, and an archived season, which follows no rules, may have any.
 */
export function rulesOf(season: Pick<LeagueSeasonRow, 'year' | 'rules' | 'planned_rounds'>): SeasonSettings {
  return { ...(chosenRules(season) ?? seasonSettings(season.year)), rounds: season.planned_rounds };
}
