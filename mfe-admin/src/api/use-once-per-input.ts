import { keyed } from '@club/shared/http';
import { useRef } from 'react';

/**
 * For a form that stays open after it is saved: the key stays the same while the same input is sent again, until that is
 * answered.
 */
export function useOncePerInput() {
  const sent = useRef<{ readonly input: string; readonly key: string }>(undefined);
  return async <Answer>(
    input: unknown,
    send: (options: ReturnType<typeof keyed>) => Promise<Answer>,
  ): Promise<Answer> => {
    const text = JSON.stringify(input);
    if (sent.current?.input !== text) sent.current = { input: text, key: crypto.randomUUID() };
    const answer = await send(keyed(sent.current.key));
    sent.current = undefined;
    return answer;
  };
}
