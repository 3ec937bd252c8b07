import type { Topic } from '@club/shared/contracts/events';
import { useQueryClient } from '@club/shared/query';
import { useEffect } from 'react';
import { onTopic } from './live-stream';

/**
 * Refetches the query `key` when `topic` moves past what the query holds. With `versionOf` it waits for mutations that
 * are under way: their answer may bring the version along.
 * @param versionOf reads the version out of the cached data; without it every change refetches
 */
export function useLiveQuery<Data>(topic: Topic, key: readonly unknown[], versionOf?: (data: Data) => number): void {
  const client = useQueryClient();
  const name = JSON.stringify(key);
  useEffect(() => {
    const queryKey = JSON.parse(name) as unknown[];
    const isHeld = (version: number) => {
      const data = client.getQueryData<Data>(queryKey);
      return data !== undefined && versionOf !== undefined && versionOf(data) >= version;
    };
    const refetch = (version: number) => {
      const loading = client
        .getQueryCache()
        .findAll({ queryKey, fetchStatus: 'fetching' })
        .filter(({ state }) => !state.data);
      void client.invalidateQueries({ queryKey });
      // A first load that is under way is taken for the refetch, though it may have looked before the change: once more.
      for (const { promise, queryKey: key } of loading) {
        const again = () => {
          if (!isHeld(version)) void client.invalidateQueries({ queryKey: key, exact: true });
        };
        promise?.then(again, () => undefined);
      }
    };
    const mutations = client.getMutationCache();
    let stopWaiting: (() => void) | undefined;

    const stop = onTopic(topic, (version) => {
      if (isHeld(version)) return;
      if (!versionOf || client.isMutating() === 0) return refetch(version);
      // The event of an own change often overtakes its answer, which carries the same news: look again when it is in.
      stopWaiting?.();
      stopWaiting = mutations.subscribe(() => {
        if (client.isMutating() > 0) return;
        stopWaiting?.();
        if (!isHeld(version)) refetch(version);
      });
    });
    return () => {
      stop();
      stopWaiting?.();
    };
  }, [client, topic, name, versionOf]);
}
