import { useLocation, useNavigationType } from '@club/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Changes, useAddress } from './use-address';

/**
 * A change of the address renders the whole page: on a slow phone that is too much for each letter. And Safari throws at
 * the 101st change within 30 seconds.
 */
const PAUSE_MS = 400;

/**
 * The text of a field, kept in the address, so that it is still there when the user returns. The text changes with each
 * letter, the address only once typing pauses or something is clicked.
 * @param alongWith parameters that change with the text, such as the page number of the earlier search
 */
export function useAddressText(name: string, alongWith: Changes = {}): [text: string, change: (text: string) => void] {
  const { read, change } = useAddress();
  const written = read(name) ?? '';
  const [typed, setTyped] = useState<string>();
  const { key } = useLocation();
  const isOtherEntry = useNavigationType() === 'POP';
  const [known, setKnown] = useState({ written, key });
  if (known.written !== written || known.key !== key) {
    setKnown({ written, key });
    // The address was changed here, or is that of another history entry: its text counts.
    if (known.written !== written || isOtherEntry) setTyped(undefined);
  }
  const settle = useEffectEvent(() => {
    setTyped(undefined);
    change({ [name]: typed || null, ...alongWith });
  });
  useEffect(() => {
    if (typed === undefined) return;
    const pause = setTimeout(() => settle(), PAUSE_MS);
    const click = () => settle();
    // Before a link adds a history entry after this one. When the field loses the focus would be too early: a list that
    // changes then could move away from under the click.
    addEventListener('click', click, { capture: true });
    return () => {
      clearTimeout(pause);
      removeEventListener('click', click, { capture: true });
    };
  }, [typed]);
  return [typed ?? written, setTyped];
}
