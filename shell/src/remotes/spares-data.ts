/** What Chromium's browsers tell about the line; the others tell nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW = ['slow-2g', '2g'];

/** Whether this browser asks to load nothing that nobody has asked for, or its line has no room for it. */
export function sparesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
