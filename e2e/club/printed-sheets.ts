import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

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
  const objects = objectsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true, margin: MARGIN }));
  const sheets = [...objects.values()].filter(({ entries }) => /\/Type \/Page\s/.test(entries));
  return sheets.map((sheet) => {
    const height = Number(/\/MediaBox \[0 0 \S+ ([\d.]+)\]/.exec(sheet.entries)?.[1]);
    const content = objects.get(/\/Contents (\d+)/.exec(sheet.entries)?.[1] ?? '')?.content ?? '';
    return drawnTexts({ ...sheet, content }, objects, { scaleX: 1, scaleY: -1, left: 0, top: height });
  });
}

/** An object of a PDF file. */
interface PdfObject {
  readonly entries: string;
  /** Drawing operators, or a table of characters; empty for anything else. */
  readonly content: string;
}

/** The objects of a file by their numbers. Chromium puts no object into another, and compresses only their content. */
function objectsOf(file: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const source = file.toString('latin1');
  for (const found of source.matchAll(/(\d+) 0 obj\n(<<.*?>>)(?:\nendobj| stream\n)/gs)) {
    const [whole, number = '', entries = ''] = found;
    const isDrawing = whole.endsWith('stream\n') && !/\/Length1|\/Subtype \/Image/.test(entries);
    const start = found.index + whole.length;
    const bytes = file.subarray(start, start + Number(/\/Length (\d+)/.exec(entries)?.[1]));
    const content = isDrawing ? (entries.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1') : '';
    objects.set(number, { entries, content });
  }
  return objects;
}

/** The objects that an object names in its resources, `/F4 4 0 R`. */
const resources = ({ entries }: PdfObject, kind: 'Font' | 'XObject', objects: ReadonlyMap<string, PdfObject>) =>
  new Map(
    [...(new RegExp(`/${kind} <<(.*?)>>`, 's').exec(entries)?.[1] ?? '').matchAll(/(\/\w+) (\d+) 0 R/g)].flatMap(
      ([, name = '', number = '']): [string, PdfObject][] => {
        const named = objects.get(number);
        return named ? [[name, named]] : [];
      },
    ),
  );

/** Where a position of the drawing is on the sheet; Chromium never rotates. */
interface Placement {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly left: number;
  readonly top: number;
}

/** The texts that an object draws, with those of the objects that it contains. */
function drawnTexts(drawing: PdfObject, objects: ReadonlyMap<string, PdfObject>, start: Placement): PrintedText[] {
  const fonts = resources(drawing, 'Font', objects);
  const forms = resources(drawing, 'XObject', objects);
  const texts: PrintedText[] = [];
  const kept: Placement[] = [];
  let at = start;
  let characters = new Map<string, string>();
  let operands: string[] = [];
  let text = { text: '', top: 0, left: 0 };
  const number = (fromEnd: number) => Number(operands.at(-fromEnd));
  const placed = (x: number, y: number) => ({ left: at.left + at.scaleX * x, top: at.top + at.scaleY * y });
  const operators: Record<string, () => void> = {
    q: () => kept.push(at),
    Q: () => {
      at = kept.pop() ?? at;
    },
    cm: () => {
      at = { scaleX: at.scaleX * number(6), scaleY: at.scaleY * number(3), ...placed(number(2), number(1)) };
    },
    Do: () => {
      const form = forms.get(operands.at(-1) ?? '');
      if (form) texts.push(...drawnTexts(form, objects, at));
    },
    Tf: () => {
      characters = charactersOf(fonts.get(operands.at(-2) ?? ''), objects);
    },
    Tm: () => {
      text = { text: '', ...placed(number(2), number(1)) };
    },
    Tj: () => {
      const glyphs = operands.at(-1)?.match(/\w{4}/g) ?? [];
      text.text += glyphs.map((glyph) => characters.get(glyph) ?? '').join('');
    },
    ET: () => texts.push({ ...text, text: text.text.normalize('NFKC').trim() }),
  };
  for (const [token] of drawing.content.matchAll(/<\w*>|[^\s<>]+/g)) {
    if (/^[<\d./-]/.test(token)) operands.push(token);
    else {
      operators[token]?.();
      operands = [];
    }
  }
  return texts;
}

/** The characters of a font's glyphs, both as hexadecimal digits. */
function charactersOf(font: PdfObject | undefined, objects: ReadonlyMap<string, PdfObject>): Map<string, string> {
  const table = objects.get(/\/ToUnicode (\d+)/.exec(font?.entries ?? '')?.[1] ?? '')?.content ?? '';
  const characters = new Map<string, string>();
  for (const [, first = '', last = first, code = ''] of table.matchAll(/^<(\w+)> (?:<(\w+)> )?<(\w+)>$/gm)) {
    for (let glyph = parseInt(first, 16); glyph <= parseInt(last, 16); glyph++) {
      const character = String.fromCharCode(parseInt(code, 16) + glyph - parseInt(first, 16));
      characters.set(glyph.toString(16).toUpperCase().padStart(first.length, '0'), character);
    }
  }
  return characters;
}
