/** Creates a value on first use and keeps it: for values that are too expensive to create when the page starts. */
export function lazily<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
