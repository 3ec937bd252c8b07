import type { Handle, Tx } from '../../platform/database';
import { type SeasonSettings, seasonSettings } from '../engine';
import {
  allSeasons,
  frameOf,
  insertSeason,
  presetFrame,
  type SeasonFrame,
  updateSeason,
} from './league-seasons.repository';
import { chosenRules, rulesOf } from './rules-of-season';

/** What a season begins with; its first publication fixes the rules. */
export interface NewSeason {
  readonly rules: SeasonSettings;
  readonly frame: SeasonFrame;
}

/**
 * A season as it would be prepared: rules, fee and length of a round as in the last one before it that the club plays
 * by the rules; its own seed, and the preset days. The number of rounds is the one that was planned there, even if rain
 * ended that season early.
 */
export async function newSeason(handle: Handle, year: number): Promise<NewSeason> {
  const last = (await allSeasons(handle)).find((season) => season.kind === 'RULES' && season.year < year);
  const preset = presetFrame(year);
  if (!last) return { rules: seasonSettings(year), frame: preset };
  const { lotSeed: _, ...rules } = chosenRules(last) ?? rulesOf(last);
  const { feeCents, roundDays } = frameOf(last);
  return { rules: seasonSettings(year, rules), frame: { ...preset, feeCents, roundDays } };
}

/**
 * Prepares the season of a year that has none yet.
 * @param chosen replaces what it begins with by default
 * @returns false when the year already has a season
 */
export async function prepareSeason(tx: Tx, year: number, chosen: Partial<NewSeason> = {}): Promise<boolean> {
  const { rules, frame } = { ...(await newSeason(tx, year)), ...chosen };
  const isNew = await insertSeason(tx, { year, kind: 'RULES', state: 'PREPARING', plannedRounds: rules.rounds, frame });
  if (isNew) await updateSeason(tx, year, { rules: JSON.stringify(rules) });
  return isNew;
}
