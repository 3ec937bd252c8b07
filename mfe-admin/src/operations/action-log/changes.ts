import type { ActionLogEntry } from '@club/shared/contracts/action-log';

export interface Change {
  readonly label: string;
  /** null: there was no value before, or there is none any more. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * What an action changed, by label: first what has a new value, then what was added or removed. Unchanged values are left
 * out, and so is a new or removed name that is the entry's subject.
 */
export function changesOf({ subject, before, after }: Pick<ActionLogEntry, 'subject' | 'before' | 'after'>): Change[] {
  const labels = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...labels]
    .map((label) => ({ label, before: before?.[label] ?? null, after: after?.[label] ?? null }))
    .filter((change) => change.before !== change.after && !(isOneSided(change) && onlyValueOf(change) === subject))
    .sort((a, b) => Number(isOneSided(a)) - Number(isOneSided(b)) || a.label.localeCompare(b.label, 'hr'));
}

const isOneSided = ({ before, after }: Change): boolean => before === null || after === null;
const onlyValueOf = ({ before, after }: Change): string | null => after ?? before;
