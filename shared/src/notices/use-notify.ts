import { createContext, useContext } from 'react';

/** A button in a snackbar; the snackbar leaves when it is pressed. */
export interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
}

export interface Notify {
  /** Good news in the server's words; leaves by itself after `seconds` (default 4), `action` with it. */
  success(text: string, seconds?: number, action?: NoticeAction): void;
  /** A refusal, as text or as what a call threw; stays until it is closed. */
  refusal(reason: unknown): void;
}

export const NotifyContext = createContext<Notify | undefined>(undefined);

/** The suite's one place for snackbars. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs the NoticeProvider of the shell above it.');
  return notify;
}
