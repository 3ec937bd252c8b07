import { longDate } from '@club/shared/domain';
import { useRegistrationWindow } from '@club/shared/league-query';
import { Stack, TextLink } from '@club/shared/ui-core';
import { AllSeasonsLink } from './all-seasons-link';
import { seasonLinks } from './season-links';
import type { NotBegun } from './use-not-begun';

/** `Sezona 2026. još nije počela. Prvo kolo predviđeno je za 24. travnja 2026.` */
export function notBegunText({ year, startsOn }: NotBegun): string {
  const start = startsOn ? `Prvo kolo predviđeno je za ${longDate(startsOn)}` : 'Prvo kolo još nije objavljeno.';
  return `Sezona ${year}. još nije počela. ${start}`;
}

/** The ways out of an empty page of a season; of one that has not begun also the registration and the last season. */
export function EmptySeasonLinks({ notBegun }: { notBegun: NotBegun | undefined }) {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
      {notBegun && <Meanwhile last={notBegun.last} />}
      <AllSeasonsLink />
    </Stack>
  );
}

function Meanwhile({ last }: Pick<NotBegun, 'last'>) {
  const registration = useRegistrationWindow().data;
  const [lastPage] = last ? seasonLinks(last) : [];
  return (
    <>
      {registration?.isOpen && (
        <TextLink alone to="/league-registration">
          Prijava za sezonu {registration.year}.
        </TextLink>
      )}
      {last && lastPage && (
        <TextLink alone to={lastPage.to}>
          Sezona {last.year}.
        </TextLink>
      )}
    </>
  );
}
