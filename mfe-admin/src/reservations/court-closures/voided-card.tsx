import type { CourtClosure } from '@club/shared/contracts/court-closures';
import { SectionCard } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { VoidedTables } from '../reservation/voided-tables';

interface VoidedCardProps {
  title: string;
  voided: CourtClosure['voided'];
  /** The available actions. */
  children?: ReactNode;
}

/** The bookings that a closure voids, or has voided. */
export function VoidedCard({ title, voided, children }: VoidedCardProps) {
  return (
    <SectionCard title={title} flush>
      <VoidedTables rows={voided} empty="U tom razdoblju nema rezervacija." />
      {children}
    </SectionCard>
  );
}
