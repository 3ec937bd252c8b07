/** A CSV file as a browser offers it; jsdom's files have no `arrayBuffer()`. */
export function csvFile(content: string | readonly number[], name = 'tablica.csv'): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return Object.assign(new File([], name, { type: 'text/csv' }), { arrayBuffer: async () => bytes });
}

/** A file that the browser cannot read, because it was changed, moved or locked after it had been chosen. */
export const unreadableFile = (name: string): File =>
  Object.assign(new File([], name, { type: 'text/csv' }), {
    arrayBuffer: () => Promise.reject(new DOMException('The file could not be read.', 'NotReadableError')),
  });
