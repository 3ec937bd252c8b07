import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { BlockSkeleton } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { useSeasonControl } from '../controlled-season/use-season-control';

interface SeasonContentProps {
  year: number;
  children: (control: SeasonControl) => ReactNode;
}

/** Content about the rounds of a season. The round bar above shows why they cannot be loaded, and loads them again. */
export function SeasonContent({ year, children }: SeasonContentProps) {
  const { data, error } = useSeasonControl(year);
  if (data) return children(data);
  return error ? null : <BlockSkeleton height={700} />;
}
