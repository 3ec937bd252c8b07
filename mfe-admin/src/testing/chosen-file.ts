/** A file as a browser offers it when it is chosen; jsdom's files have no `arrayBuffer()`. */
export function chosenFile(content: string | readonly number[], name: string, type: string): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return Object.assign(new File([bytes], name, { type }), { arrayBuffer: async () => bytes.buffer });
}

export const csvFile = (content: string | readonly number[], name = 'tablica.csv'): File =>
  chosenFile(content, name, 'text/csv');

/** A file that the browser cannot read, because it was changed, moved or locked after it had been chosen. */
export const unreadableFile = (name: string, type: string): File =>
  Object.assign(new File(['?'], name, { type }), {
    arrayBuffer: () => Promise.reject(new DOMException('The file could not be read.', 'NotReadableError')),
  });

/** A receipt in a cloud, whose content arrives once it has been `downloaded`. */
export const cloudReceipt = (name: string, downloaded: Promise<void>): File =>
  Object.assign(new File(['%PDF-'], name, { type: 'application/pdf' }), {
    arrayBuffer: () => downloaded.then(() => new TextEncoder().encode('%PDF-').buffer),
  });
