/**
 * Stores the properties of an object; the returned function restores them, and returns the keys of those that cannot be
 * changed: since Node 26 a window also keeps the non-configurable properties that its scripts have defined.
 */
exports.restorePoint = (object) => {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => restore(object, before);
};

function restore(object, before) {
  const now = Object.getOwnPropertyDescriptors(object);
  const kept = [];
  const change = (key, apply) => (now[key]?.configurable === false ? kept.push(key) : apply());
  for (const key of Reflect.ownKeys(now)) {
    if (!Object.hasOwn(before, key)) change(key, () => delete object[key]);
  }
  for (const key of Reflect.ownKeys(before)) {
    const [was, is] = [before[key], now[key]];
    const isSame = is && is.value === was.value && is.get === was.get;
    if (!isSame) change(key, () => Object.defineProperty(object, key, was));
  }
  return kept;
}
