import { NotFound } from '@club/shared/ui-core';

/** An address that names no player of the league. */
export function NoPlayer() {
  return (
    <NotFound
      title="Tog igrača nema."
      reason="Odaberite drugog igrača s popisa."
      list={{ label: 'Svi igrači', to: '/summer-league/players-list' }}
    />
  );
}
