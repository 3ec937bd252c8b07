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
    const refetch = () => void client.invalidateQueries({ queryKey });
    const isHeld = (version: number) => {
      const data = client.getQueryData<Data>(queryKey);
      return data !== undefined && versionOf !== undefined && versionOf(data) >= version;
    };
    const mutations = client.getMutationCache();
    let stopWaiting: (() => void) | undefined;

    const stop = onTopic(topic, (version) => {
      if (isHeld(version)) return;
      if (!versionOf || client.isMutating() === 0) return refetch();
      // The event of an own change often overtakes its answer, which carries the same news: look again when it is in.
      stopWaiting?.();
      stopWaiting = mutations.subscribe(() => {
        if (client.isMutating() > 0) return;
        stopWaiting?.();
        if (!isHeld(version)) refetch();
      });
    });
    return () => {
      stop();
      stopWaiting?.();
    };
  }, [client, topic, name, versionOf]);
}
