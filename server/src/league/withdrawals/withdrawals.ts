import type { NewNotice } from '../../notices';
import type { Tx } from '../../platform/database';
import { cancelLeaving, leaveAsSubstitute, leaveRound, replaySeason, type SeasonRecord } from '../engine';
import { SIDES } from '../matches/match-sides';
import { matchTitle, pairNames } from '../matches/pair-names';
import { requireMatch } from '../matches/require-match';
import { readPlayerNames } from '../players/player-names';
import type { SeasonChange } from '../season-changes/change-season';
import { entryNotice, resultNotices } from '../season-notices/result-notices';
import { resultsOfRecord } from '../seasons/season-store.repository';
import type { StoredSeason } from '../seasons/stored-season';

type Season = Pick<StoredSeason, 'row' | 'record'>;

/** Whether the player is in the pyramid, or in its draft; one who has just joined is not yet. */
export const isPlaced = ({ row, record }: Season, player: number): boolean =>
  (record ? replaySeason(record).order : row.draft).includes(player);

/** The season without the player; nothing where only the entry contains the withdrawal. */
export function withoutPlayer(season: Season, player: number, today: string): Pick<SeasonChange, 'record' | 'columns'> {
  const { record, row } = season;
  if (record) {
    if (isPlaced(season, player)) return { record: leaveRound(record, player, today) };
    const without = leaveAsSubstitute(record, player);
    return without === record ? {} : { record: without };
  }
  if (!isPlaced(season, player)) return {};
  return { columns: { draft: JSON.stringify(row.draft.map((cell) => (cell === player ? null : cell))) } };
}

/**
 * The matches that withdrawals forfeit by a change: by name, with a notice to both sides of each.
 * @param by the member who makes the change
 */
export async function forfeitsIn(
  tx: Tx,
  before: SeasonRecord | null,
  after: SeasonRecord | null,
  by: number | null,
): Promise<{ readonly notices: readonly NewNotice[]; readonly titles: readonly string[] }> {
  const known = resultsOfRecord(before);
  const forfeited = [...resultsOfRecord(after)].filter(([id]) => !known.has(id));
  const notices: NewNotice[] = [];
  const titles: string[] = [];
  if (forfeited.length === 0) return { notices, titles };
  const names = await readPlayerNames(tx);
  for (const [id, result] of forfeited) {
    const match = await requireMatch(tx, id);
    const players = pairNames(match, names);
    const text = entryNotice(players, result, { isByAdministrator: true });
    titles.push(matchTitle(players));
    notices.push(...(await resultNotices(tx, match, { sides: SIDES, by, text })));
  }
  return { notices, titles };
}

/**
 * Whether a withdrawal may be cancelled: until the next publication, which fills the place in the pyramid or draws the
 * knockout.
 */
export function mayReturn(record: SeasonRecord | null, player: number): boolean {
  if (!record) return true;
  const gone = replaySeason(record).withdrawals.find((withdrawal) => withdrawal.player === player);
  return gone === undefined || (gone.beforeRound === null && record.knockout === null);
}

/** Whether the player leaves with the last round; for a player without an entry this is the only record of it. */
export const isLeaving = (record: SeasonRecord | null, player: number): boolean =>
  record?.rounds.at(-1)?.leaving.includes(player) === true;

/** The record with the player restored; left out when only the entry contains the withdrawal. */
export function withReturned(record: SeasonRecord | null, player: number): { record?: SeasonRecord } {
  if (!record || !isLeaving(record, player)) return {};
  return { record: cancelLeaving(record, player) };
}
