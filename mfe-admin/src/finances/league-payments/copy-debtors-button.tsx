import { useNotify } from '@club/shared/notices';
import { Button } from '@club/shared/ui-core';

interface CopyDebtorsButtonProps {
  year: number;
  /** Full names of the players who still owe the fee. */
  names: readonly string[];
}

/** Copies the names of the players who still owe the fee, one per line, for the league's messaging group. */
export function CopyDebtorsButton({ year, names }: CopyDebtorsButtonProps) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([`Neplaćena članarina ${year}.:`, ...names].join('\n'));
      notify.success('Popis dužnika je kopiran.');
    } catch {
      // The browser may forbid it, for example on a page without https.
      notify.refusal('Preglednik nije dopustio kopiranje. Popis možete preuzeti kao CSV.');
    }
  };
  return <Button onClick={() => void copy()}>Kopiraj dužnike</Button>;
}
