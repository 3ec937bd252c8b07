import type { LivePatch, Topic } from '@club/shared/contracts/events';
import { type Query, useQueryClient } from '@club/shared/query';
import { useEffect } from 'react';
import { onTopic } from './live-stream';

/**
 * Longer than a response takes to arrive, or an early one waits until it is used (auth/early-sign-on.ts): data that
 * arrived this long after a change were also read after it.
 */
const ANSWER_MS = 20_000;

/** Whether the query's data, loaded or loading, were read after a change. */
const readSince = ({ state }: Query, changedAt: number): boolean =>
  (state.dataUpdatedAt || Date.now()) - ANSWER_MS > changedAt;

/**
 * Queries that an event has begun to read in this turn. Their calls are sent after it, and ask for an answer that contains
 * every change of the turn, such as those of one booking.
 */
const begun = new Set<Query>();

/**
 * Refetches the query `key` when `topic` gets a newer version than the query's data. With `versionOf` it waits for
 * pending mutations of that `mutationKey`, whose response may contain the version.
 * @param versionOf reads the version from the cached data; without it every change since the data were read refetches
 * @param patched the data after a change that the server has sent along; undefined if the patch does not fit, then the
 * data are refetched
 */
export function useLiveQuery<Data>(
  topic: Topic,
  key: readonly unknown[],
  versionOf?: (data: Data) => number,
  patched?: (data: Data, patch: unknown, version: number) => Data | undefined,
): void {
  const client = useQueryClient();
  const name = JSON.stringify(key);
  useEffect(() => {
    const queryKey = JSON.parse(name) as unknown[];
    const isHeld = (version: number) => {
      const data = client.getQueryData<Data>(queryKey);
      return data !== undefined && versionOf !== undefined && versionOf(data) >= version;
    };
    /** Whether the patch was applied: the data were exactly one version behind. */
    const isTakenOver = (version: number, patch: LivePatch | undefined) => {
      const data = client.getQueryData<Data>(queryKey);
      if (!patch || !data || versionOf?.(data) !== patch.from) return false;
      const now = patched?.(data, patch.data, version);
      if (now) client.setQueryData(queryKey, now);
      return now !== undefined;
    };
    const running = (predicate?: (query: Query) => boolean) =>
      client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate });
    /**
     * Repeats reads that were under way: they may have been answered before the change. They are not cancelled: where
     * changes arrive faster than an answer, none would ever arrive.
     */
    const repeat = (version: number, reads: readonly Query[]) => {
      for (const query of reads.filter((read) => !begun.has(read))) {
        const again = () => {
          if (isHeld(version)) return;
          void client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
        };
        query.promise?.then(again, again);
      }
    };
    const refetch = (version: number, changedAt: number) => {
      // If the data have a version, it alone decides: they may have come from a process that had not yet seen the change.
      const isOlder = (query: Query) => versionOf !== undefined || !readSince(query, changedAt);
      const earlier = running(isOlder);
      repeat(version, earlier);
      void client.invalidateQueries({ queryKey, predicate: isOlder }, { cancelRefetch: false });
      for (const query of running(isOlder)) if (!earlier.includes(query)) begun.add(query);
      queueMicrotask(() => begun.clear());
    };
    const mutations = client.getMutationCache();
    const isBeingChanged = () => client.isMutating({ mutationKey: queryKey }) > 0;
    let stopWaiting: (() => void) | undefined;

    const stop = onTopic(topic, (version, changedAt, patch) => {
      // A read that is under way would replace the data by older ones.
      if (isHeld(version) || isTakenOver(version, patch)) return repeat(version, running());
      if (!versionOf || !isBeingChanged()) return refetch(version, changedAt);
      // The event of this page's own change often arrives before the response, which contains the same version: check
      // again after the response.
      stopWaiting?.();
      stopWaiting = mutations.subscribe(() => {
        if (isBeingChanged()) return;
        stopWaiting?.();
        if (!isHeld(version)) refetch(version, changedAt);
      });
    });
    return () => {
      stop();
      stopWaiting?.();
    };
  }, [client, topic, name, versionOf, patched]);
}
