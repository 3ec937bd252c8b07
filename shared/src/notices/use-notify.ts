import { createContext, useContext } from 'react';

/** A button in a snackbar; pressing it closes the snackbar. */
export interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
}

export interface Notify {
  /** A success message of the server; closes after `seconds` (default 4; with an `action` at least 20). */
  success(text: string, seconds?: number, action?: NoticeAction): void;
  /** A refusal, as text or as the error that a call threw; stays until it is closed. */
  refusal(reason: unknown): void;
  /** Shows that the screen cannot be left while its data are being saved (`useSavingNotice`). Returns a function to close it. */
  beingSaved(): () => void;
}

export const NotifyContext = createContext<Notify | undefined>(undefined);

/** The suite's only way to show snackbars. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs the shell’s NoticeProvider above it.');
  return notify;
}
