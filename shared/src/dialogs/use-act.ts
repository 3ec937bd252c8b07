import { useNotify } from '@club/shared/notices';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { type Asked, goBack } from './question';
import { type Refusal, refusalOf } from './refusal';

export interface Progress extends Refusal {
  readonly busy: boolean;
}

const IDLE: Progress = { busy: false };

/**
 * Runs the `act` of questions. Its progress belongs to the question, not to the dialog, which may be closed or show
 * another question while `act` runs.
 *
 * @param open the open question
 */
export function useAct(open: RefObject<Asked | undefined>) {
  const notify = useNotify();
  const acting = useRef(new Set<Asked>());
  const [{ of, progress }, setState] = useState<{ of?: Asked; progress: Progress }>({ progress: IDLE });

  /** Whether `asked` is busy, and its error messages. */
  const progressOf = (asked: Asked | undefined): Progress => (of === asked ? progress : IDLE);

  /** @param typed the text that was the answer: once the dialog is closed, only this copy of it is left */
  const run = async (asked: Asked, act: (() => Promise<unknown>) | undefined, then: () => void, typed?: string) => {
    // Answered or cancelled already: its buttons can be reached until the dialog has faded out.
    if (open.current !== asked) return;
    acting.current.add(asked);
    setState({ of: asked, progress: { busy: true } });
    try {
      await act?.();
    } catch (error) {
      const isAwaited = acting.current.delete(asked);
      if (open.current !== asked) {
        if (isAwaited) notify.refusal(typed ? `${refusalOf(error).failure}\nUpisali ste: „${typed}”` : error);
        goBack(asked);
      } else if (asked.kind !== 'choose' && asked.question.goesOnAfter?.(error)) {
        then();
      } else {
        const field = asked.kind === 'prompt' ? asked.question.field : undefined;
        setState({ of: asked, progress: { busy: false, ...refusalOf(error, field) } });
      }
      return;
    }
    acting.current.delete(asked);
    then();
  };

  /** Settles a closed question as cancelled. If it is busy, its `act` settles it later, unless its user has gone. */
  const cancel = useCallback((asked: Asked, why: 'LEFT' | 'USER_GONE') => {
    if (why === 'USER_GONE') acting.current.delete(asked);
    if (!acting.current.has(asked)) goBack(asked);
  }, []);

  return { progressOf, run, cancel };
}
