/**
 * Stores the properties of objects; the returned function restores them, except those that cannot be changed: since
 * Node 26 a window also keeps the non-configurable properties that its scripts have defined.
 */
exports.restorePoint = (...objects) => {
  const before = objects.map((object) => Object.getOwnPropertyDescriptors(object));
  return () => {
    for (const [index, object] of objects.entries()) restore(object, before[index]);
  };
};

function restore(object, before) {
  const now = Object.getOwnPropertyDescriptors(object);
  for (const key of Reflect.ownKeys(now)) {
    if (!Object.hasOwn(before, key) && now[key].configurable) delete object[key];
  }
  for (const key of Reflect.ownKeys(before)) {
    const [was, is] = [before[key], now[key]];
    const isSame = is && is.value === was.value && is.get === was.get;
    if (!isSame && is?.configurable !== false) Object.defineProperty(object, key, was);
  }
}
