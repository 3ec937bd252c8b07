import type * as z from '@club/shared/schema';

/** What this browser has stored, also for a page that was closed; null without anything. */
export function storedValue<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Nothing is stored, or something that another version of the page stored.
    return null;
  }
}

/** Stores what `storedValue` reads; null removes it. */
export function storeValue(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // Without available storage the page has it as long as it is open.
  }
}
