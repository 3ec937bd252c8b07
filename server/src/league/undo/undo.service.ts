import type { Tx } from '../../platform/database';
import type { ServiceParts } from '../../platform/service-parts';
import { undoPublish } from '../engine';
import { restoreLeftOut } from '../entries/left-out';
import { statesBeforeClosing } from '../results/result-history.repository';
import { type ChangeContext, changeSeason, type SeasonChange } from '../season-changes/change-season';
import { reopenDisputed } from '../season-changes/disputed-results';
import { playedRecord } from '../season-changes/played-record';
import { enteredIn, type StoredSeason } from '../seasons/stored-season';
import { forfeitsIn } from '../withdrawals/withdrawals';
import { isEnded } from './ended-season';
import { lastPublication } from './undo-state';
import { undoneEnd } from './undone-end';

export type Undo = ReturnType<typeof createUndo>;

/** Reverts the last publication; of a season that is over, its end. */
export const createUndo = (parts: ServiceParts) => (year: number, by: ChangeContext) =>
  changeSeason(parts, year, by, async (season, tx) => {
    if (isEnded(season)) return { ...(await undoneEnd(tx, season)), isEnd: true };
    return { ...(await undonePublication(tx, season, parts.clock.today(), by.actorId)), isEnd: false };
  });

/**
 * Reverts a round, the end of the rounds, or a draw. What the closing of the reopened round had confirmed awaits its
 * confirmation again; who has left meanwhile forfeits the match that opens again.
 */
async function undonePublication(
  tx: Tx,
  season: StoredSeason,
  today: string,
  actorId: number | null,
): Promise<SeasonChange> {
  const record = playedRecord(season);
  const undone = undoPublish(record, today);
  const forfeits = await forfeitsIn(tx, record, undone, actorId);
  await restoreLeftOut(tx, record);
  const { year } = season.row;
  const reopened = undone.isFinished ? [] : enteredIn(season, undone.rounds.length);
  const states = await statesBeforeClosing(
    tx,
    year,
    reopened.map(({ match_id }) => match_id),
  );
  const disputed = await reopenDisputed(tx, year, states, actorId);
  const isUnpublished = undone.rounds.length === 0;
  const what = lastPublication(record);
  return {
    what: `Poništeno: ${what}`,
    record: isUnpublished ? null : undone,
    ...(isUnpublished ? { columns: { draft: JSON.stringify(undone.initialOrder) } } : {}),
    states,
    notices: [...disputed.notices, ...forfeits.notices],
    log: {
      action: 'Poništena objava',
      after: {
        Poništeno: what,
        ...(forfeits.titles.length > 0 && { 'Predano odustajanjem': forfeits.titles.join(', ') }),
        ...(disputed.titles.length > 0 && { 'Opet osporeno': disputed.titles.join(', ') }),
      },
    },
  };
}
