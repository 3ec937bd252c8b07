import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { ApiError } from '@club/shared/http';
import { BlockSkeleton, EmptyState, Loaded, SectionCard, TextLink } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { usePyramidControl } from './use-pyramid-control';

interface LoadedPyramidProps {
  /** What the screen shows, in the accusative: `piramidu`. */
  what: string;
  height: number;
  children: (control: PyramidControl) => ReactNode;
}

/** The pyramid of the season that an administrator works on; in a club without seasons, a link to prepare the first one. */
export function LoadedPyramid({ what, height, children }: LoadedPyramidProps) {
  const control = usePyramidControl();
  if (control.error instanceof ApiError && control.error.code === 'SEASON_UNKNOWN') return <NoSeason />;
  return (
    <Loaded query={control} what={what} skeleton={<BlockSkeleton height={height} />}>
      {children}
    </Loaded>
  );
}

function NoSeason() {
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
