import { useAddress } from '@club/shared/address';
import { useClubDay } from '@club/shared/club-day';
import type { MyLeague, MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { useAllSettled } from '@club/shared/query';
import { BlockSkeleton, Box, EmptyState, Loaded, SectionCard, Stack, styled } from '@club/shared/ui-core';
import { draftOfOtherPair, outdatedDraft, storedDraft } from './entry/stored-draft';
import { OpenMatch } from './open-match';
import { isOnCourt, isOpen } from './own-match/match-state';
import { OwnPosition } from './own-position';
import { PastMatches } from './past/past-matches';
import { useMyResults } from './use-my-results';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  // The past matches need the width of a phone.
  gridTemplateColumns: 'minmax(0, 2fr) minmax(22rem, 1fr)',
  gap: 18,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Search parameter of the match that is being edited. */
const EDIT = 'edit';

/** Open matches first, next to them the player's position and past matches. */
export function OwnMatches({ league }: { league: MyLeague }) {
  const results = useMyResults();
  // Read here, so that input that has been read disappears from both columns when the address changes.
  const { read, change } = useAddress();
  // The remaining days depend on the club's clock; their line would push the rest down if it appeared later.
  const isDayRead = useAllSettled(useClubDay());
  const areMatchesRead = useAllSettled(results);
  return (
    <Columns>
      <Loaded query={results} what="vaše mečeve" skeleton={<MatchSkeleton />}>
        {(matches) =>
          isDayRead ? (
            <OpenMatches
              matches={matches}
              league={league}
              chosen={read(EDIT)}
              onEdit={(id) => change({ [EDIT]: id })}
            />
          ) : (
            <MatchSkeleton />
          )
        }
      </Loaded>
      {isDayRead && areMatchesRead && (
        <Stack spacing={2.25}>
          <OwnPosition league={league} />
          {results.data && <PastMatches matches={results.data.filter((match) => !isOpen(match))} />}
        </Stack>
      )}
    </Columns>
  );
}

interface OpenMatchesProps {
  matches: readonly MyLeagueMatch[];
  league: MyLeague;
  /** The match that the player has chosen to edit. */
  chosen: string | null;
  onEdit: (id: string | null) => void;
}

/** The open matches, and those with input that can no longer be sent and has not been read. */
function OpenMatches({ matches: all, league, chosen, onEdit }: OpenMatchesProps) {
  const matches = all.filter((match) => isOpen(match) || outdatedDraft(match) || draftOfOtherPair(match));
  // Input that was never sent is opened again automatically.
  const edited = chosen ?? matches.find((match) => match.editable && storedDraft(match))?.id;
  if (matches.length === 0) {
    return (
      <SectionCard>
        <EmptyState title="Nema mečeva za unos.">Mečevi su ovdje od objave kola do kraja roka.</EmptyState>
      </SectionCard>
    );
  }
  return (
    <Box>
      <Stack spacing={2.25}>
        {matches.map((match) => (
          <OpenMatch
            key={match.id}
            match={match}
            mayBook={league.isInLeague && isOnCourt(match, league.player)}
            isEdited={match.editable && match.id === edited}
            onEdit={() => onEdit(match.id)}
            onDone={() => onEdit(null)}
          />
        ))}
      </Stack>
    </Box>
  );
}

const MatchSkeleton = () => <BlockSkeleton height={240} />;
