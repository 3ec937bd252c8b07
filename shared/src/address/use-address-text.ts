import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Changes, useAddress } from './use-address';

/** Safari refuses the 101st change of the history within 30 seconds, with an error. */
const INTERVAL_MS = 400;

/**
 * The text of a field in the address, so that it is still there after a return. It changes with each letter, the address
 * at intervals: it has the whole text once typing pauses or the field is left.
 * @param alongWith what changes with the text, such as the page of the earlier search
 */
export function useAddressText(name: string, alongWith: Changes = {}): [text: string, change: (text: string) => void] {
  const { read, change } = useAddress();
  const written = read(name) ?? '';
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState(written);
  // Written here, or another entry of the history: its text counts.
  if (known !== written) {
    setKnown(written);
    setTyped(undefined);
  }
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);
  const write = (text: string) => {
    writtenAt.current = performance.now();
    setTyped(undefined);
    change({ [name]: text || null, ...alongWith });
  };
  const settle = useEffectEvent(() => typed !== undefined && write(typed));
  useEffect(() => {
    if (typed === undefined) return;
    const pause = setTimeout(() => settle(), INTERVAL_MS);
    const leave = () => settle();
    // Before a click on a link, which leads on from this entry of the history.
    addEventListener('focusout', leave);
    return () => {
      clearTimeout(pause);
      removeEventListener('focusout', leave);
    };
  }, [typed]);
  const type = (text: string) => {
    if (performance.now() - writtenAt.current < INTERVAL_MS) setTyped(text);
    else write(text);
  };
  return [typed ?? written, type];
}
