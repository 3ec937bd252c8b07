import { MyOpponents } from '@club/shared/contracts/league/my-results';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { queryOptions, useQuery, useQueryClient } from '@club/shared/query';
import { withTimeout } from '@club/shared/timeout';
import { useState } from 'react';
import { keys } from '../query-keys';

/** A dialog waits no longer than this for names that can also be typed; they may still arrive in it. */
const LONGEST_MS = 1_500;

const opponentsQuery = queryOptions({
  queryKey: keys.opponents,
  queryFn: async ({ signal }) => {
    const body = await answerBody(MyOpponents, http.get('my-opponents', { retry: 0, signal }));
    return [...new Set(body.map(({ player }) => `${player.ime} ${player.prezime}`))];
  },
  // Changes of the league arrive as live events.
  staleTime: Number.POSITIVE_INFINITY,
});

/** Opponents of the caller's open matches, soonest end first, for the steps that need them. */
export function useOpponents() {
  const client = useQueryClient();
  const [isNeeded, setNeeded] = useState(false);
  useQuery({ ...opponentsQuery, enabled: isNeeded });
  useLiveQuery('league', opponentsQuery.queryKey);
  return {
    /** The names; empty if they do not arrive in time. */
    read: (): Promise<readonly string[]> =>
      withTimeout(client.fetchQuery({ ...opponentsQuery, staleTime: 0 }), LONGEST_MS).catch(() => []),
    /** The names known now; kept up to date while `follow` runs. */
    newest: (): readonly string[] | undefined => client.getQueryData(opponentsQuery.queryKey),
    follow: (steps: () => Promise<unknown>): Promise<unknown> => {
      setNeeded(true);
      return steps().finally(() => setNeeded(false));
    },
  };
}
