/** What Chromium-based browsers report about the connection; others report nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW = ['slow-2g', '2g'];

/** Whether this browser asks to save data, or its connection is too slow to prefetch. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
