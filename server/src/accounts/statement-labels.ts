import { shortDate, zagrebDate } from '@club/shared/domain';
import type { LedgerKind } from '../platform/schema';
import { formatPlace } from '../reservations';

type WithPlace = { readonly day: string | null; readonly starts: string | null; readonly courtId: number | null };
type LabelledEntry = WithPlace & {
  readonly kind: LedgerKind;
  readonly reversedKind: LedgerKind | null;
  readonly reversedAt: Date | null;
};

const LABELS: Record<Exclude<LedgerKind, 'REVERSAL'>, string> = {
  PAYMENT: 'Uplata',
  CORRECTION: 'Ispravak iznosa',
  CHARGE: 'Rezervacija',
  REFUND: 'Otkazana rezervacija',
  WAIVER: 'Oproštena cijena rezervacije',
  WAIVER_REVERTED: 'Ponovno naplaćena rezervacija',
  GRATIS_GRANT: 'Dodijeljene gratis rezervacije',
  GRATIS_USE: 'Gratis rezervacija',
  GRATIS_RETURN: 'Vraćena gratis rezervacija',
};

/** The Croatian label of a ledger entry: `Rezervacija 18.11.2026. u 18:30, teren 1`. */
export function statementLabel({ kind, reversedKind, reversedAt, ...place }: LabelledEntry): string {
  if (kind !== 'REVERSAL') return [LABELS[kind], where(place)].filter(Boolean).join(' ');
  if (!reversedKind || reversedKind === 'REVERSAL' || !reversedAt) return 'Storno';
  return `Storno: ${LABELS[reversedKind]} ${shortDate(zagrebDate(reversedAt))}`;
}

const where = ({ day, starts, courtId }: WithPlace): string | undefined =>
  day && starts && courtId ? formatPlace({ day, starts, courtId }) : undefined;
