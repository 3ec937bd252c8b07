import { ButtonLink, SectionCard } from '@club/shared/ui-core';

/** A link to the active versions, which teams set on the command line. */
export function ReleasesLink() {
  return (
    <SectionCard title="Inačice">
      <ButtonLink to="/admin/settings/releases" state={{ from: '/admin/settings' }} variant="outlined">
        Pregled inačica
      </ButtonLink>
    </SectionCard>
  );
}
