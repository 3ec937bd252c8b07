import type { CourtClosure } from '@club/shared/contracts/settings';
import { SectionCard, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { ReservationTable } from '../reservation/reservation-table';

interface VoidedCardProps {
  title: string;
  voided: CourtClosure['voided'];
  /** What may be done with it. */
  children?: ReactNode;
}

/** The bookings that a closure voids, or has voided. */
export function VoidedCard({ title, voided, children }: VoidedCardProps) {
  return (
    <SectionCard title={title} flush>
      {voided.length > 0 && (
        <Typography color="textSecondary" sx={{ px: 2.5, pt: 1.5 }}>
          Plaćeni iznosi i gratis rezervacije vraćaju se igračima.
        </Typography>
      )}
      <ReservationTable caption={title} rows={voided} empty="U tom razdoblju nema rezervacija." />
      {children}
    </SectionCard>
  );
}
