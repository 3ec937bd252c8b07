/** A CSV file as a browser offers it; jsdom's files have no `arrayBuffer()`. */
export function csvFile(content: string | readonly number[], name = 'tablica.csv'): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return Object.assign(new File([], name, { type: 'text/csv' }), { arrayBuffer: async () => bytes });
}
