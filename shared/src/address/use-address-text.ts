import { useEffect, useEffectEvent, useState } from 'react';
import { type Changes, useAddress } from './use-address';

/**
 * A change of the address renders the whole page, too much for each letter on a slow phone. And Safari refuses the 101st
 * within 30 seconds, with an error.
 */
const PAUSE_MS = 400;

/**
 * The text of a field in the address, so that it is still there after a return. It changes with each letter, the address
 * once typing pauses or something is clicked.
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
  const settle = useEffectEvent(() => {
    setTyped(undefined);
    change({ [name]: typed || null, ...alongWith });
  });
  useEffect(() => {
    if (typed === undefined) return;
    const pause = setTimeout(() => settle(), PAUSE_MS);
    const click = () => settle();
    // Before a link, which leads on from this entry of the history; not already when the field loses the focus, since a
    // list that then changes would take the click away.
    addEventListener('click', click, { capture: true });
    return () => {
      clearTimeout(pause);
      removeEventListener('click', click, { capture: true });
    };
  }, [typed]);
  return [typed ?? written, setTyped];
}
