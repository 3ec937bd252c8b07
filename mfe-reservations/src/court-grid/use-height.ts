import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The height of an element in pixels, as it changes: the fee banner or a larger font increases that of the header.
 * @param find the element, which stays the same
 */
export function useHeight(find: () => HTMLElement | null): number {
  const [height, setHeight] = useState(0);
  const findNow = useEffectEvent(find);
  useEffect(() => {
    const element = findNow();
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return height;
}
