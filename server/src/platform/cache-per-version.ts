interface Reading<Value> {
  readonly version: number | string;
  readonly value: Promise<Value>;
}

/**
 * What was read last under each key: concurrent callers wait for the same reading, another version is read anew, and a
 * reading that failed is forgotten.
 */
export function cachePerVersion<Key, Value>() {
  const readings = new Map<Key, Reading<Value>>();
  return (key: Key, version: Reading<Value>['version'], read: () => Promise<Value>): Promise<Value> => {
    const found = readings.get(key);
    if (found?.version === version) return found.value;
    const reading = { version, value: read() };
    readings.set(key, reading);
    reading.value.catch(() => {
      if (readings.get(key) === reading) readings.delete(key);
    });
    return reading.value;
  };
}
