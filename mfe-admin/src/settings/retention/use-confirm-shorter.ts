import type { RetentionInput } from '@club/shared/contracts/privacy';
import { useConfirm } from '@club/shared/dialogs';
import { plural } from '@club/shared/domain';

const KEPT = { actionLogMonths: 'Zapisi dnevnika stariji', noticeMonths: 'Obavijesti i e-poruke starije' } as const;
const PERIODS = ['actionLogMonths', 'noticeMonths'] as const;

/**
 * Asks before a period is shortened, because the next night deletes what is older.
 * @returns a function that resolves to whether the periods are to be saved
 */
export function useConfirmShorter() {
  const confirm = useConfirm();
  return async (values: RetentionInput, saved: RetentionInput): Promise<boolean> => {
    const shorter = PERIODS.filter((period) => values[period] < saved[period]);
    if (shorter.length === 0) return true;
    return confirm({
      title: 'Želite li skratiti rok čuvanja?',
      lines: [...shorter.map((period) => deletion(KEPT[period], values[period])), 'To se ne može poništiti.'],
      confirm: 'Skrati rok',
      tone: 'danger',
    });
  };
}

/** In the genitive: od 21 mjeseca, od 3 mjeseca, od 12 mjeseci. */
const deletion = (what: string, months: number): string =>
  `${what} od ${months} ${plural(months, 'mjeseca', 'mjeseca', 'mjeseci')} brišu se iduće noći.`;
