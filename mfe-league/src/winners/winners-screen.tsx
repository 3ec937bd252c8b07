import { sortedNames } from '@club/shared/league-player';
import { useAllSettled } from '@club/shared/query';
import { BlockSkeleton, Loaded, PageHeading, SectionCard, Stack, styled } from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
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
  // Aligns the columns of the two tables.
  [theme.breakpoints.up('sm')]: { '& table': { tableLayout: 'fixed' }, '& th:nth-of-type(odd)': { width: 110 } },
}));

const TOURNAMENTS = [
  { tournament: 'MAIN', title: 'Glavni turnir' },
  { tournament: 'CONSOLATION', title: 'Utješni turnir' },
] as const;

/** Height of both tables together while they load: how many winners each has, and where the second begins, is unknown. */
const TABLES = { xs: 880, sm: 680 };

/** The winners of the league, with their numbers of titles. */
export default function WinnersScreen() {
  const winners = useWinners();
  const players = usePlayers();
  const areNamesRead = useAllSettled(players);
  const names = sortedNames(players.data ?? []);
  // Shown together with the names: namesakes are known only once all names are loaded.
  const named = { ...winners, data: areNamesRead ? winners.data : undefined };
  return (
    <>
      <Breadcrumbs here="Pobjednici" />
      <PageHeading title="Pobjednici" subtitle="Osvajači naslova u svim sezonama lige." />
      <Columns>
        <Loaded query={named} what="pobjednike" skeleton={<BlockSkeleton height={TABLES} />}>
          {(all) => (
            <Stack spacing="18px">
              {TOURNAMENTS.map(({ tournament, title }) => (
                <SectionCard key={tournament} title={title} flush>
                  <WinnerTable
                    title={title}
                    winners={all.filter((each) => each.tournament === tournament)}
                    names={names}
                  />
                </SectionCard>
              ))}
            </Stack>
          )}
        </Loaded>
        <WinnerLinks />
      </Columns>
    </>
  );
}
