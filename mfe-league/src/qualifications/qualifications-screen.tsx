import { EmptyState, Loaded, SectionCard, styled, TableSkeleton } from '@club/shared/ui-core';
import { useDraw } from '../league-draw/use-draw';
import { usePrintPage } from '../print/use-print-page';
import { AllSeasonsLink } from '../season/all-seasons-link';
import { SeasonPage } from '../season/season-page';
import { useSeason } from '../season/use-season';
import { withSeason } from '../season/with-season';
import { QualificationSection } from './qualification-section';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 18,
  alignItems: 'start',
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > section': { breakInside: 'avoid' } },
});

/** The eight sections that fill the last places of the draw. */
export default withSeason(function Qualifications({ year }) {
  const draw = useDraw(year);
  const state = useSeason(year)?.state;
  const isPlayed = state !== undefined && state !== 'FINISHED';
  usePrintPage('A4 portrait');
  return (
    <SeasonPage year={year} tab="qualifications" title={`Kvalifikacije ${year}.`}>
      <Loaded query={draw} what="kvalifikacije" skeleton={<TableSkeleton rows={12} columns={4} />}>
        {(season) =>
          season && season.qualifications.length > 0 ? (
            <Grid>
              {season.qualifications.map((section) => (
                <QualificationSection key={section.section} {...section} />
              ))}
            </Grid>
          ) : (
            <SectionCard>
              <EmptyState
                title={
                  isPlayed && !season?.main
                    ? 'Kvalifikacije će biti ovdje kad se objavi ždrijeb.'
                    : `U sezoni ${year}. nema kvalifikacija.`
                }
                action={<AllSeasonsLink />}
              >
                Kvalifikacije se igraju kad je igrača više od 48, nakon zadnjeg kola piramide.
              </EmptyState>
            </SectionCard>
          )
        }
      </Loaded>
    </SeasonPage>
  );
});
