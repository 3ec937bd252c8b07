import { useConfirm } from '@club/shared/dialogs';
import { balanceQuestion } from './balance-question';
import type { BookedMember } from './planned-entry';
import { type SameEntry, sameEntryIn } from './same-entry';

interface AmountQuestion {
  readonly amount: number;
  readonly title: string;
  readonly confirm: string;
  /** @param confirmed another administrator has just entered the same, and it is to be entered a second time */
  readonly send: (confirmed: boolean) => Promise<unknown>;
}

/**
 * Asks before an amount is entered, and again if another administrator has just entered the same.
 * @returns a function that resolves to whether it was entered
 */
export function useBookAmount(member: BookedMember) {
  const confirm = useConfirm();
  return async function book(question: AmountQuestion, same?: SameEntry): Promise<boolean> {
    let next: SameEntry | undefined;
    const answered = await confirm({
      title: question.title,
      ...balanceQuestion({ ...member, ...same?.newest }, question.amount, same?.message),
      confirm: question.confirm,
      act: () => question.send(same !== undefined),
      goesOnAfter: (error) => {
        next = sameEntryIn(error);
        return next !== undefined;
      },
    });
    if (!answered) return false;
    return next ? book(question, next) : true;
  };
}
