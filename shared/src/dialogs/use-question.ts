import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { prepareDialog } from './load-dialog';
import { type Asked, type ChooseQuestion, type ConfirmQuestion, goBack, type PromptQuestion } from './question';

/** Opens a question in the only dialog. */
export const AskContext = createContext<((asked: Asked) => void) | undefined>(undefined);

function useAsk(): (asked: Asked) => void {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('Questions need the shell’s DialogProvider above them.');
  useEffect(prepareDialog, []);
  // What the question was waiting for may arrive after its screen was left: then it is not asked any more.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback((asked) => (isGone.current ? goBack(asked) : ask(asked)), [ask]);
}

/** Asks for a confirmation; false when the user cancels (button, Escape, click outside). */
export function useConfirm(): (question: ConfirmQuestion) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((question) => new Promise((settle) => ask({ kind: 'confirm', question, settle })), [ask]);
}

/** Asks for a text, trimmed; undefined when the user cancels (button, Escape; a click outside does nothing). */
export function usePrompt(): (question: PromptQuestion) => Promise<string | undefined> {
  const ask = useAsk();
  return useCallback((question) => new Promise((settle) => ask({ kind: 'prompt', question, settle })), [ask]);
}

/** Asks for one of a few options; undefined when the user closes the dialog. */
export function useChoose(): <Value extends string>(question: ChooseQuestion<Value>) => Promise<Value | undefined> {
  const ask = useAsk();
  return useCallback(
    <Value extends string>(question: ChooseQuestion<Value>) =>
      new Promise<Value | undefined>((settle) => {
        // The dialog returns a value of `options`; it does not use its type.
        ask({ kind: 'choose', question, settle: (value) => settle(value as Value | undefined) });
      }),
    [ask],
  );
}
