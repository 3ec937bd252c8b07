import { isPlayer } from '../knockout/bracket';
import type { Tournament } from '../knockout/phase';
import type { PlayerId } from '../players/player';
import type { Season } from '../season/season';

/** A tournament won (resolution 21). */
export interface Title {
  readonly player: PlayerId;
  readonly year: number;
  readonly tournament: Tournament;
}

/** A player with titles of one tournament. */
export interface Winner {
  /** Shared by equals; the next rank counts all those before it (1, 1, 3). */
  readonly rank: number;
  readonly player: PlayerId;
  readonly titles: number;
  /** Ascending. */
  readonly years: readonly number[];
}

/** The titles awarded in a season so far. */
export function titlesOf({ settings, knockout }: Pick<Season, 'settings' | 'knockout'>): readonly Title[] {
  const champions = [
    { tournament: 'MAIN', champion: knockout?.main.champion },
    { tournament: 'CONSOLATION', champion: knockout?.consolation?.champion },
  ] as const;
  return champions.flatMap(({ tournament, champion }): Title[] => {
    if (champion === undefined || !isPlayer(champion)) return [];
    return [{ player: champion, year: settings.year, tournament }];
  });
}

/**
 * Winners of one tournament by number of titles; equals share the rank and are ordered by their first title.
 * Source: specification, section 9, "Winners rank"; resolution 21.
 */
export function winners(titles: readonly Title[], tournament: Tournament): readonly Winner[] {
  const years = new Map<PlayerId, number[]>();
  for (const title of titles.toSorted((left, right) => left.year - right.year)) {
    if (title.tournament !== tournament) continue;
    const own = years.get(title.player);
    if (own) own.push(title.year);
    else years.set(title.player, [title.year]);
  }
  const rows = [...years].map(([player, own]) => ({ player, titles: own.length, years: own }));
  return rows
    .toSorted((left, right) => right.titles - left.titles)
    .map((row) => ({ rank: rows.filter((other) => other.titles > row.titles).length + 1, ...row }));
}
