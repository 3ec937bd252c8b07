import { Alert, Button, ButtonLink } from '@club/shared/ui-core';
import { OUTDATED_STEPS } from '../rearranged-pyramid/outdated-steps';
import { useClosingPath } from './closing-choices';

interface HandMadeAlertsProps {
  /** The number of the next round. */
  number: number;
  isOutdated: boolean;
  onForget: () => void;
}

/** Says that the next pyramid was made by hand, and whether results have come since. */
export function HandMadeAlerts({ number, isOutdated, onForget }: HandMadeAlertsProps) {
  const pathTo = useClosingPath();
  return (
    <>
      <Alert severity="info" role="note" action={<Button onClick={onForget}>Vrati na izračunato</Button>}>
        Piramida {number}. kola uređena je ručno.
      </Alert>
      {isOutdated && (
        <Alert
          severity="warning"
          action={<ButtonLink to={pathTo('/admin/pyramid-control/edit-pyramids')}>Uređivanje piramida</ButtonLink>}
        >
          {OUTDATED_STEPS}
        </Alert>
      )}
    </>
  );
}
