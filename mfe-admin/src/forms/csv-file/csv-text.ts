/** For the file dialog; with `.csv` for systems without a MIME type for it. */
export const CSV_TYPES = ['.csv', 'text/csv'] as const;

const INVALID = '\ufffd';

/**
 * The text of a CSV file in UTF-8 or windows-1250, in which Excel saves a plain CSV on a Croatian Windows: its č, ć, đ, š
 * and ž are not valid UTF-8. A file that mixes both encodings is read as UTF-8 with U+FFFD for invalid bytes, so that the
 * check of the file can name the line.
 */
export function csvText(bytes: ArrayBuffer): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  const isUtf8 = !text.includes(INVALID) || /[čćđšž]/i.test(text);
  return isUtf8 ? text : new TextDecoder('windows-1250').decode(bytes);
}
