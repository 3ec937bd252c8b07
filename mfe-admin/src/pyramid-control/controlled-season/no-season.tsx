import { ApiError } from '@club/shared/http';
import { EmptyState, SectionCard, TextLink } from '@club/shared/ui-core';

/** Whether a call about the season was refused because the club has none yet. */
export const isSeasonMissing = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'SEASON_UNKNOWN';

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
