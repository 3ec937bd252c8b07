import { EmptyState, SectionCard, TextLink } from '@club/shared/ui-core';

/** Shown in a club without seasons: a link to prepare the first one. */
export function NoSeason() {
  return (
    <SectionCard>
      <EmptyState
        title="Liga još nema nijedne sezone."
        action={
          <TextLink alone to="/admin/settings#league-seasons">
            Sezone lige u postavkama
          </TextLink>
        }
      >
        Pripremite sezonu u postavkama, a zatim ovdje složite njezinu piramidu.
      </EmptyState>
    </SectionCard>
  );
}
