import { NotFound } from '@club/shared/ui-core';
import type { ComponentType } from 'react';
import { useYear } from './use-year';

/** A screen about the season in the address. An address with an impossible year makes no call, and leads to the seasons. */
export function withSeason(Screen: ComponentType<{ year: number }>) {
  return function WithSeason() {
    const year = useYear();
    if (year !== undefined) return <Screen year={year} />;
    return (
      <NotFound
        title="Te sezone nema."
        reason="U adresi nije godina sezone."
        list={{ label: 'Sve sezone', to: '/summer-league' }}
      />
    );
  };
}
