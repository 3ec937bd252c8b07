import type { LeaguePayment } from '@club/shared/contracts/finances/league-payments';
import { useNotify } from '@club/shared/notices';
import { Button } from '@club/shared/ui-core';

interface CopyDebtorsButtonProps {
  year: number;
  debtors: readonly LeaguePayment[];
}

/** Copies the players who still owe the fee to the clipboard, one per line, for the league's messaging group. */
export function CopyDebtorsButton({ year, debtors }: CopyDebtorsButtonProps) {
  const notify = useNotify();
  const copy = async () => {
    const names = debtors.map(({ playerId }) => `${playerId.ime} ${playerId.prezime}`);
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
