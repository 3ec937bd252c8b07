import { useEffect } from 'react';

/**
 * The paper that this screen is printed on, as long as it is shown: `A4 landscape`.
 * A sheet of its own, because `@page` cannot stand inside a component's rules.
 */
export function usePrintPage(size: string): void {
  useEffect(() => {
    // A browser that knows no such sheets prints on the paper that it was set to.
    if (!('replaceSync' in CSSStyleSheet.prototype)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size}; margin: 8mm; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [size]);
}
