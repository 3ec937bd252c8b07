import type { Tx } from '../../platform/database';
import { statesBeforeClosing } from '../results/result-history.repository';
import type { SeasonChange } from '../season-changes/change-season';
import { lockBeginning } from '../seasons/league-seasons.repository';
import type { StoredSeason } from '../seasons/stored-season';
import { checkLastEnded } from './ended-season';
import { THE_END } from './undo-state';

/**
 * The season is played on, and what its end had confirmed awaits its confirmation again. Nobody is notified, as nobody was
 * of the end; no result is disputed again, because a season does not end over a disputed one.
 * @throws Refusal 409 `LATER_SEASON_PUBLISHED`
 */
export async function undoneEnd(tx: Tx, { row, record }: StoredSeason): Promise<SeasonChange> {
  await lockBeginning(tx);
  await checkLastEnded(tx, row);
  return {
    what: `Poništeno: ${THE_END}`,
    columns: { state: 'KNOCKOUT' },
    // Those of the rounds were confirmed when their rounds were closed.
    states: await statesBeforeClosing(tx, row.year, Object.keys(record?.knockout?.results ?? {})),
    log: { action: 'Poništena objava', after: { Poništeno: THE_END } },
  };
}
