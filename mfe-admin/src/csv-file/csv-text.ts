/**
 * The text of a CSV file: UTF-8, or else the code page in which Excel saves a plain CSV on a Croatian Windows. Names with
 * its č, ć, đ, š or ž are not valid UTF-8.
 */
export async function csvText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
