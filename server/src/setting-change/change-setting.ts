import { isDeepStrictEqual } from 'node:util';
import { type Facts, recordAction } from '../action-log';
import type { Tx } from '../platform/database';
import type { Live } from '../platform/live';
import type { ServiceParts } from '../platform/service-parts';
import { refuseOutdated } from './outdated-setting';

/** Values of the club that administrators change together, in one form. */
export interface Setting<Value extends object> {
  /** Makes changes run one after another; called before anything is read. */
  readonly lock: (tx: Tx) => Promise<void>;
  readonly read: (tx: Tx) => Promise<Value>;
  readonly write: (tx: Tx, value: Value) => Promise<void>;
  /** By which values are compared, refused and recorded. */
  readonly facts: (value: Value) => Facts;
  /** For values that fill a page each: the log has only those that have changed. */
  readonly recordsOnlyChanged?: true;
  /** Croatian, for the action log. */
  readonly action: string;
  readonly subject: string;
  /** Notifies the pages that show the setting. */
  readonly announce: (tx: Tx, live: Live) => Promise<void>;
}

/**
 * Saves what a form wants, records it and announces it; a setting that is as wanted already is no change.
 * @param change `seen` is what the form was filled with; undefined on a page of an earlier release
 * @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed the setting since it was seen
 */
export function changeSetting<Value extends object>(
  { db, live, clock }: ServiceParts,
  { lock, read, write, facts, recordsOnlyChanged, action, subject, announce }: Setting<Value>,
  { seen, wanted }: { readonly seen: Value | undefined; readonly wanted: Value },
  actorId: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lock(tx);
    const current = await read(tx);
    const [before, after] = [facts(current), facts(wanted)];
    if (isDeepStrictEqual(before, after)) return;
    refuseOutdated({ seen: seen && facts(seen), now: before, wanted: after, current });
    await write(tx, wanted);
    const recorded = (all: Facts): Facts =>
      recordsOnlyChanged
        ? Object.fromEntries(Object.entries(all).filter(([label]) => before[label] !== after[label]))
        : all;
    const changes = { before: recorded(before), after: recorded(after) };
    await recordAction(tx, { actorId, at: clock.now(), action, subject, ...changes });
    await announce(tx, live);
  });
}
