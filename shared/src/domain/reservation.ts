import { slotRange } from './zagreb-dates';

/** What a member books a slot for (first specification, section 3). */
export const MATCH_TYPES = ['FRIENDLY', 'LEAGUE'] as const;
type MatchType = (typeof MATCH_TYPES)[number];

/** Labels for members (first specification, section 4). */
export const MATCH_LABELS: Readonly<Record<MatchType, string>> = {
  FRIENDLY: 'Prijateljski susret',
  LEAGUE: 'Liga susret',
};

/** `18:30–20:00` for a slot that starts at `HH:mm:ss` and lasts `minutes`. */
export const slotTime = ({ vrijemeTermina, minutes }: { vrijemeTermina: string; minutes: number }): string =>
  slotRange(vrijemeTermina, minutes);

/** `Otkazano` if the member cancelled it, `Izbrisano` if the club did, which always gives a reason. */
export const takenBackLabel = ({ cancelReason }: { readonly cancelReason: string | null }): string =>
  cancelReason === null ? 'Otkazano' : 'Izbrisano';
