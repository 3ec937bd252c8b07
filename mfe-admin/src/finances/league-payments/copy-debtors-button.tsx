import { CopyIcon } from '@club/shared/icons';
import { useNotify } from '@club/shared/notices';
import { Button, IconButton, usePhone } from '@club/shared/ui-core';

const COPY = 'Kopiraj dužnike';

interface CopyDebtorsButtonProps {
  year: number;
  /** Full names of the players who still owe the fee, with the mark of those who have withdrawn. */
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
  return usePhone() ? (
    <IconButton color="primary" aria-label={COPY} onClick={() => void copy()}>
      <CopyIcon />
    </IconButton>
  ) : (
    <Button onClick={() => void copy()}>{COPY}</Button>
  );
}
