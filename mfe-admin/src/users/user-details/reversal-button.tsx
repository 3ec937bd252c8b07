import type { AdminStatementEntry } from '@club/shared/contracts/accounts/statement';
import { usePrompt } from '@club/shared/dialogs';
import { formatSignedEuros, gratisChange, shortDate } from '@club/shared/domain';
import { Button } from '@club/shared/ui-core';
import { useOutdated } from '../../forms/optimistic-lock/use-outdated';
import { useReverseEntry } from './use-statement';

/** Asks for a reason and reverses a wrong entry. */
export function ReversalButton({ memberId, entry }: { memberId: number; entry: AdminStatementEntry }) {
  const prompt = usePrompt();
  const reverse = useReverseEntry(memberId);
  const outdated = useOutdated();
  const what = `${shortDate(entry.date)} ${entry.what}`;
  const ask = () =>
    prompt({
      title: 'Želite li stornirati ovaj upis?',
      facts: [{ label: what, value: gratisChange(entry) ?? formatSignedEuros(entry.amount), strong: true }],
      lines: ['Upis ostaje u prometu, a novi ga upis poništava.'],
      label: 'Razlog storna',
      required: 'Unesite razlog storna.',
      field: 'reason',
      maxLength: 200,
      confirm: 'Storniraj',
      tone: 'danger',
      act: (reason) => reverse.mutateAsync({ entryId: entry.id, reason }),
      goesOnAfter: outdated,
    });
  return (
    <Button color="error" aria-label={`Storno: ${what}`} onClick={() => void ask()}>
      Storno
    </Button>
  );
}
