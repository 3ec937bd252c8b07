import { useWallClock } from '@club/shared/club-day';
import type { DetailReservation } from '@club/shared/contracts/accounts/member-details';
import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { formatEuros, personName } from '@club/shared/domain';
import { useQueryClient } from '@club/shared/query';
import { BusyButton, Typography } from '@club/shared/ui-core';
import { useState } from 'react';
import { obligationLines } from '../erasure/obligation-lines';
import { useErasurePrompt } from '../erasure/use-erasure-prompt';
import { userDetails } from '../user-details/use-user-details';
import { BookingsAheadDialog } from './bookings-ahead-dialog';
import { comingReservations } from './coming-reservations';
import { useErase } from './use-change-user';
import { useIsOwn } from './use-is-own';

const EFFECT =
  'Briše se ime, e-pošta, telefon, prijava, obavijesti i sve što korisnika imenuje. Rezervacije, računi i rezultati lige ostaju pod zamjenskim imenom.';

/** A balance can be settled only as long as it is known whose it is. */
function balanceLines(balance: number): string[] {
  if (balance < 0)
    return [`Na računu je dug od ${formatEuros(-balance)}. Nakon brisanja se ne zna čiji je: podmirite ga prije.`];
  if (balance > 0)
    return [`Na računu je ${formatEuros(balance)} preplate. Nakon brisanja se ne zna čija je: vratite je prije.`];
  return [];
}

/** Erases all personal data of a user; this cannot be undone, so the username must be typed. */
export function EraseButton({ user }: { user: ManagedUser }) {
  const prompt = useErasurePrompt();
  const client = useQueryClient();
  const now = useWallClock();
  const [reading, setReading] = useState(false);
  const [ahead, setAhead] = useState<readonly DetailReservation[]>([]);
  const { mutateAsync } = useErase(user.userId);
  const isOwn = useIsOwn(user);
  const ask = async () => {
    setReading(true);
    // Another page may have read the account shortly before, and what the question names cannot be settled afterwards.
    // It does not wait for an account that cannot be read: an erasure may be urgent.
    const details = await client.fetchQuery({ ...userDetails(user.userId), staleTime: 0 }).catch(() => null);
    setReading(false);
    const coming = details && now ? comingReservations(details, now) : [];
    setAhead(coming);
    if (coming.length > 0) return;
    await prompt({
      of: 'korisnika',
      subject: personName(user),
      effects: [
        EFFECT,
        ...balanceLines(details?.user.accountBalance ?? 0),
        ...obligationLines(details?.leagueObligations),
      ],
      typed: { label: 'Korisničko ime', value: user.username, field: 'username' },
      act: (typed) => mutateAsync(typed),
    });
  };
  if (isOwn) {
    return (
      <Typography variant="body2" color="textSecondary">
        Vlastite osobne podatke može izbrisati samo drugi administrator.
      </Typography>
    );
  }
  return (
    <>
      <BusyButton color="error" busy={reading} onClick={() => void ask()}>
        Izbriši osobne podatke
      </BusyButton>
      {ahead.length > 0 && <BookingsAheadDialog rows={ahead} onClose={() => setAhead([])} />}
    </>
  );
}
