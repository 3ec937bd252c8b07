/** Makes a thing when it is first asked for, and keeps it: for what costs time that a page's start has not. */
export function lazily<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
