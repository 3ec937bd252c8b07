import { LeagueIcon } from '@club/shared/icons';
import { EmptyState, SectionCard, TextLink } from '@club/shared/ui-core';

/** For a member who is not linked to a player of the league. */
export function NotAPlayer() {
  return (
    <SectionCard>
      <EmptyState
        icon={<LeagueIcon fontSize="large" aria-hidden />}
        title="Vaš račun nije povezan s igračem lige."
        action={
          <TextLink alone to="/league-registration">
            Prijava za ligu
          </TextLink>
        }
      >
        Ako ste se već prijavili ili ste igrali ranijih godina, javite se administratoru: on povezuje račun s igračem, a
        vaši mečevi tada će biti ovdje.
      </EmptyState>
    </SectionCard>
  );
}
