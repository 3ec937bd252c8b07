import type { ActionLogEntry } from '@club/shared/contracts/action-log';

export interface Change {
  readonly label: string;
  /** null: there was no value before, or there is none any more. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What an action changed, by label; unchanged values are left out. */
export function changesOf({ before, after }: Pick<ActionLogEntry, 'before' | 'after'>): Change[] {
  const labels = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...labels]
    .map((label) => ({ label, before: before?.[label] ?? null, after: after?.[label] ?? null }))
    .filter((change) => change.before !== change.after);
}
