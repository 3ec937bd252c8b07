import { useAddress } from '@club/shared/address';
import { RowId } from '@club/shared/contracts/scalars';
import { sortedNames } from '@club/shared/league-player';
import { useAllSettled } from '@club/shared/query';
import { BlockSkeleton, Box, EmptyState, Loaded, PageHeading, SectionCard } from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { NobodyYet } from '../players/nobody-yet';
import { H2hResults } from './h2h-results';
import { PlayerPair } from './player-pair';
import { useComparablePlayers } from './use-h2h';

/** Two players side by side; the address contains both. */
export default function H2hScreen() {
  const { read, change } = useAddress();
  const numberOf = (name: string): number | null => RowId.safeParse(read(name)).data ?? null;
  const first = numberOf('igrac1');
  const second = numberOf('igrac2');
  const compared = first !== null && second !== null && first !== second;
  const players = useComparablePlayers();
  const areNamesRead = useAllSettled(players);
  const isEmpty = players.data !== undefined && players.data.length < 2;
  const text = (id: number | null) => (id === null ? null : String(id));
  return (
    <>
      <Breadcrumbs here="H2H" />
      <PageHeading title="H2H" subtitle="Odaberite dva igrača: svi njihovi odigrani mečevi, sve sezone." />
      <Loaded query={players} what="igrače" skeleton={<PairSkeleton />}>
        {(all) =>
          isEmpty ? (
            <NobodyYet title="Još nema dvaju igrača za usporedbu." />
          ) : (
            <PlayerPair
              players={all}
              first={first}
              second={second}
              onChange={(one, two) => change({ igrac1: text(one), igrac2: text(two) })}
            />
          )
        }
      </Loaded>
      {isEmpty ? null : compared ? (
        <H2hResults first={first} second={second} names={areNamesRead ? sortedNames(players.data ?? []) : undefined} />
      ) : (
        <SectionCard>
          <EmptyState title="Odaberite dva igrača.">
            Ovdje će biti broj pobjeda svakoga od njih i svi njihovi odigrani mečevi.
          </EmptyState>
        </SectionCard>
      )}
    </>
  );
}

/** The two dropdowns: next to each other, on a phone below each other. */
function PairSkeleton() {
  return (
    <Box sx={{ mb: '18px' }}>
      <BlockSkeleton height={{ xs: 124, sm: 56 }} />
    </Box>
  );
}
