import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { personName } from '@club/shared/domain';
import { SectionCard, Typography } from '@club/shared/ui-core';
import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing';

interface ErasedUserCardProps {
  user: ManagedUser;
  /** Grows when the user is chosen again. */
  repeats: number;
}

/** Replaces the forms about a user whose personal data have been erased, because the server refuses every change. */
export function ErasedUserCard({ user, repeats }: ErasedUserCardProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  // As with the form: scrolls up, because the list in which the user was chosen is below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same user was chosen again
  useEffect(() => {
    if (!isTyping()) sentence.current?.focus();
  }, [repeats]);
  return (
    <SectionCard title={`Korisnik: ${personName(user)}`}>
      <Typography ref={sentence} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        Osobni podaci ovog korisnika su izbrisani, pa se ime, lozinka, uloge i pristup više ne mogu mijenjati.
      </Typography>
    </SectionCard>
  );
}
