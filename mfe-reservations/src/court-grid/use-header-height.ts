import { useEffect, useState } from 'react';

/** Pixels that the page's sticky header covers: more where the banner of the unpaid fee, or a larger font, makes it grow. */
export function useHeaderHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header) return;
    const observer = new ResizeObserver(() => setHeight(header.offsetHeight));
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return height;
}
