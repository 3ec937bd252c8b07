import { ScheduleIcon } from '@club/shared/icons';
import { useLeagueSeasons } from '@club/shared/league-query';
import { EmptyState, SectionCard, TextLink } from '@club/shared/ui-core';

/** A season without a draw (specification, section 2; resolution 17), which a finished one does not get any more. */
export function NoDraw({ year }: { year: number }) {
  const season = useLeagueSeasons().data?.seasons.find((candidate) => candidate.year === year);
  const [title, reason] =
    season?.state === 'FINISHED'
      ? ['Ova sezona nema ždrijeba.', 'Završila je bez završnog turnira.']
      : ['Stranica je u izradi.', 'Ždrijeb će biti ovdje nakon zadnjeg kola piramide.'];
  return (
    <SectionCard>
      <EmptyState
        icon={<ScheduleIcon fontSize="large" aria-hidden />}
        title={title}
        action={
          <TextLink alone to="/summer-league">
            Sve sezone
          </TextLink>
        }
      >
        {reason}
      </EmptyState>
    </SectionCard>
  );
}
