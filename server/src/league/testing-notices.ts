import type { TestDatabase } from '../platform/database/testing';

interface ReceivedNotice {
  readonly memberId: number;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
}

/** @returns a call that returns the notices since the last call, of all members */
export function noticesOf(db: () => TestDatabase): () => Promise<ReceivedNotice[]> {
  let last = 0;
  return async () => {
    const rows = await db()
      .handle.selectFrom('notice')
      .select(['id', 'member_id as memberId', 'kind', 'title', 'body'])
      .where('id', '>', last)
      .orderBy('id')
      .execute();
    last = rows.at(-1)?.id ?? last;
    return rows.map(({ id: _, ...row }) => row);
  };
}
