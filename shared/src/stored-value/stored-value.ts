import type * as z from '@club/shared/schema';

/** A value that this browser has stored, possibly for a page that was closed since; null if there is none. */
export function storedValue<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Nothing is stored, or a value in the format of another version of the page.
    return null;
  }
}

/** Stores what `storedValue` reads; null removes it. */
export function storeValue(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // If storage is unavailable, the page has the value only while it is open.
  }
}
