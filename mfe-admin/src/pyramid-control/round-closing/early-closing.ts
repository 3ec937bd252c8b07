import { useClubDay } from '@club/shared/club-day';
import type { RoundPreview } from '@club/shared/contracts/league/rounds';
import { dayCount, daysBetween, matchCount, plural } from '@club/shared/domain';

interface EarlyClosing {
  readonly text: string;
  /** Whether matches that could still be played lose their points. */
  readonly isLoss: boolean;
}

/** What the players lose if the round is closed before its last day is over; null after it. */
export function useEarlyClosing({ round, unplayed }: Pick<RoundPreview, 'round' | 'unplayed'>): EarlyClosing | null {
  const today = useClubDay().data?.today;
  if (!today || !round.endDate || today > round.endDate) return null;
  const count = unplayed.length;
  const rest =
    count === 0
      ? 'svi mečevi imaju rezultat'
      : `${matchCount(count)} ${plural(count, 'ostaje', 'ostaju', 'ostaje')} bez rezultata i bez bodova`;
  return { text: `${daysLeft(daysBetween(today, round.endDate))}; ${rest}.`, isLoss: count > 0 };
}

const daysLeft = (days: number): string =>
  days === 0 ? 'Danas je zadnji dan kola' : `Kolo traje još ${dayCount(days)}`;
