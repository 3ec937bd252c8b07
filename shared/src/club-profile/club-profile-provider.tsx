import { ClubProfile, PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { queryOptions, useQuery } from '@club/shared/query';
import { useVisitorPolling } from '@club/shared/visitor-polling';
import { type ReactNode, useEffect, useRef } from 'react';
import { ClubProfileContext } from './club-profile-context';

/**
 * A part that this page cannot read is that of the preset: without a profile no screen is rendered, not even one that reports
 * an error.
 */
function readableProfile(raw: object): ClubProfile {
  const profile = ClubProfile.safeParse(raw);
  if (profile.success) return profile.data;
  const { issues } = profile.error;
  console.error('The club’s profile cannot be read', issues);
  const isUnreadable = (name: string) => issues.some(({ path }) => path[0] === name);
  const presets = Object.entries(PRESET_CLUB).filter(([name]) => isUnreadable(name));
  return ClubProfile.parse({ ...raw, ...Object.fromEntries(presets) });
}

/** The profile that the server has written into the page, so that the first render already has the club's look. */
function profileInPage(): ClubProfile {
  const text = document.getElementById('club')?.textContent;
  // The page of the development server contains no data.
  return text ? readableProfile(JSON.parse(text)) : PRESET_CLUB;
}

const clubProfile = queryOptions({
  queryKey: ['club-profile'],
  queryFn: ({ signal }) => answerBody(ClubProfile, http.get('club-profile', { signal })),
  // Refetched only when the server reports a change, and by the polling of visitors.
  staleTime: Number.POSITIVE_INFINITY,
});

/** Keeps the club's name and appearance up to date with changes by administrators. */
export function ClubProfileProvider({ children }: { children: ReactNode }) {
  useLiveQuery('club-day', clubProfile.queryKey);
  // The end of a session empties the cache, but the last profile received is newer than that of the page.
  const received = useRef<{ profile: ClubProfile; at: number }>(undefined);
  const { data, dataUpdatedAt } = useQuery({
    ...clubProfile,
    initialData: () => received.current?.profile ?? profileInPage(),
    initialDataUpdatedAt: () => received.current?.at,
    refetchInterval: useVisitorPolling(),
  });
  useEffect(() => {
    received.current = { profile: data, at: dataUpdatedAt };
  }, [data, dataUpdatedAt]);
  return <ClubProfileContext value={data}>{children}</ClubProfileContext>;
}
