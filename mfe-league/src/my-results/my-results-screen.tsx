import { useAuth } from '@club/shared/auth';
import type { MyLeague } from '@club/shared/contracts/league/my-results';
import { BlockSkeleton, Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { NotAPlayer } from './not-a-player';
import { OwnMatches } from './own-matches';
import { useMyLeague } from './use-my-league';

/** The player's matches: results to be entered or confirmed, and past matches. */
export default function MyResultsScreen() {
  const identity = useAuth((state) => state.identity);
  const league = useMyLeague();
  const name = [identity?.givenName, identity?.familyName].filter(Boolean).join(' ');
  return (
    <>
      <PageHeading title="Unos rezultata" subtitle={league.data ? subtitle(league.data, name) : name} />
      <Loaded query={league} what="vašu ligu" skeleton={<OwnSkeleton />}>
        {(own) => (own.player ? <OwnMatches league={own} /> : <NotAPlayer />)}
      </Loaded>
    </>
  );
}

/** `Ljetna liga 2026. · Ana Kovač, 3. red` */
function subtitle({ year, row }: MyLeague, name: string): string {
  const who = row === null ? name : `${name}, ${row}. red`;
  return year === null ? who : `Ljetna liga ${year}. · ${who}`;
}

function OwnSkeleton() {
  return (
    <Stack spacing={2.25}>
      <BlockSkeleton height={240} />
      <BlockSkeleton height={420} />
    </Stack>
  );
}
