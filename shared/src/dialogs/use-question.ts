import { createContext, useCallback, useContext, useEffect } from 'react';
import { prepareDialog } from './load-dialog';
import type { Asked, ChooseQuestion, ConfirmQuestion, PromptQuestion } from './question';

/** Puts a question into the one dialog. */
export const AskContext = createContext<((asked: Asked) => void) | undefined>(undefined);

function useAsk(): (asked: Asked) => void {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('Asking needs the DialogProvider of the shell above it.');
  useEffect(prepareDialog, []);
  return ask;
}

/** Asks for a yes; false when the member goes back (button, Escape, click beside). */
export function useConfirm(): (question: ConfirmQuestion) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((question) => new Promise((settle) => ask({ kind: 'confirm', question, settle })), [ask]);
}

/** Asks for a text, trimmed; undefined when the member goes back. */
export function usePrompt(): (question: PromptQuestion) => Promise<string | undefined> {
  const ask = useAsk();
  return useCallback((question) => new Promise((settle) => ask({ kind: 'prompt', question, settle })), [ask]);
}

/** Asks for one of a few things; undefined when the member closes the dialog. */
export function useChoose(): <Value extends string>(question: ChooseQuestion<Value>) => Promise<Value | undefined> {
  const ask = useAsk();
  return useCallback(
    <Value extends string>(question: ChooseQuestion<Value>) =>
      new Promise<Value | undefined>((settle) => {
        // The dialog answers with a value of `options`, whose type it has no use for.
        ask({ kind: 'choose', question, settle: (value) => settle(value as Value | undefined) });
      }),
    [ask],
  );
}
