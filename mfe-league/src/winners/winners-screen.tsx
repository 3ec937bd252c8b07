import { sortedNames } from '@club/shared/league-player';
import { Loaded, PageHeading, SectionCard, Stack, styled, TableSkeleton } from '@club/shared/ui-core';
import { Crumbs } from '../crumbs/crumbs';
import { usePlayers } from '../players/use-players';
import { useWinners } from './use-winners';
import { WinnerLinks } from './winner-links';
import { WinnerTable } from './winner-table';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 260px',
  alignItems: 'start',
  gap: 18,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // The columns of the two tables stand below each other.
  [theme.breakpoints.up('sm')]: { '& table': { tableLayout: 'fixed' }, '& th:nth-of-type(odd)': { width: 110 } },
}));

const TOURNAMENTS = [
  { tournament: 'MAIN', title: 'Glavni turnir' },
  { tournament: 'CONSOLATION', title: 'Utješni turnir' },
] as const;

/** The winners of the league, with their numbers of titles. */
export default function WinnersScreen() {
  const winners = useWinners();
  const players = usePlayers();
  const names = sortedNames(players.data ?? []);
  // Shown together with the names: who has a namesake is known only when everybody's are there.
  const named = { ...winners, data: players.isPending ? undefined : winners.data };
  return (
    <>
      <Crumbs here="Pobjednici" />
      <PageHeading title="Pobjednici" subtitle="Osvajači naslova u svim sezonama lige." />
      <Columns>
        <Stack spacing="18px">
          {TOURNAMENTS.map(({ tournament, title }) => (
            <SectionCard key={tournament} title={title} flush>
              <Loaded query={named} what="pobjednike" skeleton={<TableSkeleton rows={5} columns={4} />}>
                {(all) => (
                  <WinnerTable
                    title={title}
                    winners={(all ?? []).filter((each) => each.tournament === tournament)}
                    names={names}
                  />
                )}
              </Loaded>
            </SectionCard>
          ))}
        </Stack>
        <WinnerLinks />
      </Columns>
    </>
  );
}
