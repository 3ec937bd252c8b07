import { useClubDay } from '@club/shared/club-day';

/**
 * A warning about a round that is published after its last day; null for any other round.
 * @param endDate Zagreb date; while it is being typed a text that is later than every date
 */
export function useEndedRoundWarning(endDate: string | undefined): string | null {
  const today = useClubDay().data?.today;
  if (!endDate || !today || endDate >= today) return null;
  return 'Kolo je već završilo: igrači ne dobivaju obavijest i ne mogu upisati rezultat.';
}
