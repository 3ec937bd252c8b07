import { useLeagueSeasons } from '@club/shared/league-query';
import { useAllSettled } from '@club/shared/query';
import { Box, EmptyState, Loaded, SectionCard, TableSkeleton, TextSkeleton, Typography } from '@club/shared/ui-core';
import { PrintButton } from '../print/print-button';
import { usePrintPage } from '../print/use-print-page';
import { EmptySeasonLinks, notBegunText } from '../season/not-begun';
import { SeasonPage } from '../season/season-page';
import { useNotBegun } from '../season/use-not-begun';
import { withSeason } from '../season/with-season';
import { bandsNote } from './seeder-bands';
import { SeederTable } from './seeder-table';
import { useSeeders } from './use-seeders';

/** The order by points on which the draw is based: live during the rounds. */
export default withSeason(function Seeders({ year }) {
  const seeders = useSeeders(year);
  const seasons = useLeagueSeasons();
  const isNoteKnown = useAllSettled(seasons);
  const current = seasons.data?.current;
  const isRoundOpen = current?.year === year && current.round.state === 'OPEN';
  // Shown together with the note above the table, which would otherwise push it down later.
  const noted = { ...seeders, data: isNoteKnown ? seeders.data : undefined };
  usePrintPage('A4 portrait');
  return (
    <SeasonPage year={year} tab="seeders" title={`Nositelji ${year}.`} summary={<PrintButton />}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {seeders.isPending ? <NoteSkeleton /> : bandsNote(seeders.data?.length ?? 0)}
      </Typography>
      <Box sx={{ maxWidth: 760 }}>
        <SectionCard flush>
          <Loaded query={noted} what="nositelje" skeleton={<TableSkeleton rows={40} columns={3} />}>
            {(list) =>
              list && list.length > 0 ? (
                <>
                  {isRoundOpen && (
                    <Typography variant="body2" sx={{ px: 2.5, pt: 1.75 }}>
                      Uračunati su bodovi odigranih mečeva {current.round.number}. kola.{' '}
                      {current.round.hasBonus ? 'Bonus reda i bodovi' : 'Bodovi'} onih koji u kolu nemaju protivnika
                      pribrajaju se kad se kolo zatvori, a u piramidi su prikazani već sada.
                    </Typography>
                  )}
                  <SeederTable year={year} seeders={list} />
                </>
              ) : (
                <NoSeeders year={year} />
              )
            }
          </Loaded>
        </SectionCard>
      </Box>
    </SeasonPage>
  );
});

function NoSeeders({ year }: { year: number }) {
  const notBegun = useNotBegun(year);
  return (
    <EmptyState title={`Nema nositelja za sezonu ${year}.`} action={<EmptySeasonLinks notBegun={notBegun} />}>
      {notBegun && notBegunText(notBegun)} Poredak će biti ovdje čim se objavi prvo kolo.
    </EmptyState>
  );
}

/** The note takes two lines on a phone. */
function NoteSkeleton() {
  return (
    <>
      <TextSkeleton width="100%" />
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        <TextSkeleton width="60%" />
      </Box>
    </>
  );
}
