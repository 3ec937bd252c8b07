/** The import types in a part of a syntax tree: `import('./fee').Fee`, `typeof import('./fee')`. */
function importTypesIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(importTypesIn);
  return node.type === 'TsImportType' ? [node, ...below] : below;
}

/** The syntax tree of a file in which each import type is an import as well: dependency-cruiser overlooks most of them. */
export const withImportTypes = (module) => ({
  ...module,
  body: [
    ...module.body,
    ...importTypesIn(module.body).map(({ span, argument }) => ({
      type: 'ImportDeclaration',
      span,
      specifiers: [],
      source: argument,
      typeOnly: true,
    })),
  ],
});
