/** For the file dialog: `.csv` where the system has no MIME type for it. */
export const CSV_TYPES = ['.csv', 'text/csv'] as const;

const INVALID = '\ufffd';

/**
 * The text of a CSV file: UTF-8, or else the code page in which Excel saves a plain CSV on a Croatian Windows. Names with
 * its č, ć, đ, š or ž are not valid UTF-8. A file with letters in both encodings is left as UTF-8 with U+FFFD for what is
 * not valid: whoever reads it can name the line.
 */
export async function csvText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const text = new TextDecoder('utf-8').decode(bytes);
  const isUtf8 = !text.includes(INVALID) || /[čćđšž]/i.test(text);
  return isUtf8 ? text : new TextDecoder('windows-1250').decode(bytes);
}
