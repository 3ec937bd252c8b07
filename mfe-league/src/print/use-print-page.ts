import { useEffect } from 'react';

/**
 * The paper size for printing this screen, as long as it is mounted: `A4 landscape`. In a separate style sheet, because
 * `@page` is not allowed inside a component's rules.
 */
export function usePrintPage(size: string): void {
  useEffect(() => {
    // A browser without constructable style sheets prints with its own paper setting.
    if (!('replaceSync' in CSSStyleSheet.prototype)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size}; margin: 8mm; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [size]);
}
