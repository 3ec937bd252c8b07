import { plural } from './plural';
import { slotRange } from './zagreb-dates';

export const MATCH_TYPES = ['FRIENDLY', 'LEAGUE'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

/** As a member reads it (first specification, section 4). */
export const MATCH_LABELS: Readonly<Record<MatchType, string>> = {
  FRIENDLY: 'Prijateljski susret',
  LEAGUE: 'Liga susret',
};

/** `18:30–20:00` of a slot that starts at `HH:mm:ss`. */
export const slotTime = ({ vrijemeTermina, minutes }: { vrijemeTermina: string; minutes: number }): string =>
  slotRange(vrijemeTermina, minutes);

/** `2 rezervacije`, `3 gratis rezervacije` with a kind. */
export const reservationCount = (count: number, kind = ''): string =>
  `${count}${kind && ` ${kind}`} ${plural(count, 'rezervacija', 'rezervacije', 'rezervacija')}`;

/** `Otkazano` by the member, `Izbrisano` by the club, which always gives a reason. */
export const takenBackLabel = ({ cancelReason }: { readonly cancelReason: string | null }): string =>
  cancelReason === null ? 'Otkazano' : 'Izbrisano';
