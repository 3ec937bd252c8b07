import type { RegistrationCandidate, RegistrationInput } from '@club/shared/contracts/league/registrations-control';
import { personName, shortDate } from '@club/shared/domain';
import { Alert } from '@club/shared/ui-core';

export interface ReplacedDataProps {
  /** The chosen player; undefined: none, or a new one. */
  of: RegistrationCandidate | undefined;
  by: Pick<RegistrationInput, 'firstName' | 'lastName' | 'birthDate'>;
}

/** Warns that the chosen player gets another name or birth date: a relative may have been chosen by mistake. */
export function ReplacedData({ of, by }: ReplacedDataProps) {
  if (!of) return null;
  const { ime, prezime, birthDate } = of;
  const isSameName = ime === by.firstName && prezime === by.lastName;
  // A birth date that was not known before is added.
  if (isSameName && (!birthDate || birthDate === by.birthDate)) return null;
  const now = birthDate ? `${ime} ${prezime}, rođ. ${shortDate(birthDate)}` : `${ime} ${prezime}.`;
  return (
    <Alert severity="warning">
      {`Podaci iz prijave zamijenit će igračeve u svim sezonama. Sada: ${now} `}
      {`U prijavi: ${personName(by)}, rođ. ${shortDate(by.birthDate)} Poništavanje prihvaćanja ne vraća podatke.`}
    </Alert>
  );
}
