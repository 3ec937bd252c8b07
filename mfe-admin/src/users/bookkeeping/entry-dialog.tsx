import { AddAmountDialog } from './add-amount-dialog';
import { AddGratisDialog } from './add-gratis-dialog';
import { CorrectAmountDialog } from './correct-amount-dialog';
import type { PlannedEntry } from './planned-entry';

const DIALOGS = { amount: AddAmountDialog, correction: CorrectAmountDialog, gratis: AddGratisDialog } as const;

/** The dialog for a planned entry; rendered outside the list, whose rows may move while it is open. */
export function EntryDialog({ planned, onClose }: { planned: PlannedEntry; onClose: () => void }) {
  const Dialog = DIALOGS[planned.kind];
  return <Dialog member={planned.member} onClose={onClose} />;
}
