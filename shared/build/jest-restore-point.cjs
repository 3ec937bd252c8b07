/** Stores the properties of objects; the returned function restores them. */
exports.restorePoint = (...objects) => {
  const before = objects.map((object) => Object.getOwnPropertyDescriptors(object));
  return () => {
    for (const [index, object] of objects.entries()) restore(object, before[index]);
  };
};

function restore(object, before) {
  for (const key of Reflect.ownKeys(object)) {
    if (!Object.hasOwn(before, key)) delete object[key];
  }
  for (const key of Reflect.ownKeys(before)) {
    const [was, is] = [before[key], Object.getOwnPropertyDescriptor(object, key)];
    if (!is || is.value !== was.value || is.get !== was.get) Object.defineProperty(object, key, was);
  }
}
