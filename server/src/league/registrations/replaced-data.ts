import type { Facts } from '../../action-log';
import type { LeaguePerson } from '../players/league-players.repository';

const LABELS = {
  firstName: 'ime',
  lastName: 'prezime',
  birthDate: 'datum rođenja',
  residence: 'mjesto stanovanja',
  email: 'e-pošta',
  phone: 'telefon',
} as const;

/** What of a player's known data the given data replace; by name only, because an erasure does not reach the values in the log. */
export function replacedFacts(known: LeaguePerson, by: LeaguePerson): Facts {
  const fields = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
    (field) => known[field] !== null && known[field] !== by[field],
  );
  return fields.length === 0 ? {} : { Zamijenjeno: fields.map((field) => LABELS[field]).join(', ') };
}
