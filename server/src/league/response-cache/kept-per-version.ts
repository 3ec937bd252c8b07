interface Kept<Value> {
  readonly version: number | string;
  readonly value: Promise<Value>;
}

/**
 * What was read last under each key: concurrent callers wait for the same reading, another version is read anew, and a
 * reading that failed is forgotten.
 */
export function keptPerVersion<Key, Value>() {
  const kept = new Map<Key, Kept<Value>>();
  return (key: Key, version: Kept<Value>['version'], read: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key);
    if (found?.version === version) return found.value;
    const reading = { version, value: read() };
    kept.set(key, reading);
    reading.value.catch(() => {
      if (kept.get(key) === reading) kept.delete(key);
    });
    return reading.value;
  };
}
