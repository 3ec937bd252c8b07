import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** The margins with which browsers print a page that sets none of its own. */
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** A text on a sheet of paper; `top` and `left` are the beginning of its baseline, in points from the sheet's corner. */
export interface PrintedText {
  readonly text: string;
  readonly top: number;
  readonly left: number;
}

/**
 * Prints the page on A4, and returns the texts of each sheet. Unlike a page with the media type `print`, a PDF shows what
 * breaks between sheets move or cut off.
 */
export async function printedSheets(page: Page): Promise<PrintedText[][]> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true, margin: MARGIN });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1);
      const height = sheet.view[3] ?? 0;
      const { items } = await sheet.getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [left, bottom] = item.transform.slice(4) as [number, number];
        return { text: item.str.normalize('NFKC').trim(), top: height - bottom, left };
      });
    }),
  );
}
