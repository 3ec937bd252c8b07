import { AddAmountDialog } from './add-amount-dialog';
import { AddGratisDialog } from './add-gratis-dialog';
import type { PlannedEntry } from './planned-entry';

/** The dialog for what is planned; it stands beside the list, whose rows may move while it is open. */
export function EntryDialog({ planned, onClose }: { planned: PlannedEntry; onClose: () => void }) {
  const Dialog = planned.kind === 'amount' ? AddAmountDialog : AddGratisDialog;
  return <Dialog member={planned.member} onClose={onClose} />;
}
