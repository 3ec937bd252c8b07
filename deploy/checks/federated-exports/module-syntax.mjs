import swc from '@swc/core';

const parse = (file) => swc.parseFileSync(file, { syntax: 'typescript', tsx: file.endsWith('x') }).body;

function nodesIn(tree, found = []) {
  if (typeof tree !== 'object' || tree === null) return found;
  found.push(tree);
  for (const part of Object.values(tree)) nodesIn(part, found);
  return found;
}

/** What is used of a namespace: `_default` of `z._default(…)`. */
const membersOf = (namespace, body) =>
  nodesIn(body)
    .filter(
      ({ type, object }) => type === 'MemberExpression' && object.type === 'Identifier' && object.value === namespace,
    )
    .map(({ property }) => property.value);

const importedName = ({ type, imported, local }) =>
  type === 'ImportDefaultSpecifier' ? 'default' : (imported ?? local).value;

/** The names that an `import … from` takes, without types, which the compiler removes. */
function importedNames({ typeOnly, specifiers }, body) {
  if (typeOnly) return [];
  return specifiers
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap((each) =>
      each.type === 'ImportNamespaceSpecifier' ? membersOf(each.local.value, body) : [importedName(each)],
    );
}

/** Of an `export { … }`, with or without `from`. */
const exportedNames = ({ typeOnly, specifiers }) =>
  typeOnly
    ? []
    : specifiers
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ orig, exported }) => ({ name: orig.value, as: (exported ?? orig).value }));

/**
 * The modules that the compiled file loads, and the names that it takes from each. A re-export also has the names `as`
 * which it has in this file. `import('./part')` takes no name: those are known only at run time.
 */
export function importsIn(file) {
  const body = parse(file);
  const loaded = nodesIn(body)
    .filter(({ type, callee }) => type === 'CallExpression' && callee.type === 'Import')
    .map((call) => ({ from: call.arguments[0].expression.value, names: [] }));
  const stated = body.flatMap((statement) => {
    const from = statement.source?.value;
    if (from === undefined) return [];
    if (statement.type === 'ExportAllDeclaration') throw new Error(`${file}: name what you export of ${from}.`);
    if (statement.type === 'ImportDeclaration') {
      const names = importedNames(statement, body);
      return names.length > 0 || statement.specifiers.length === 0 ? [{ from, names }] : [];
    }
    return exportedNames(statement).map(({ name, as }) => ({ from, names: [name], as }));
  });
  return [...stated, ...loaded];
}

/** The names of a `const`, function or class; none of a type. */
const declaredNames = ({ type, declarations, identifier }) =>
  declarations?.map(({ id }) => id.value) ?? (/^(Function|Class)/.test(type) ? [identifier.value] : []);

/** The names that a file exports, without types. */
export const exportsOf = (file) =>
  parse(file).flatMap((statement) => {
    if (statement.type === 'ExportDeclaration') return declaredNames(statement.declaration);
    return statement.type === 'ExportNamedDeclaration' ? exportedNames(statement).map(({ as }) => as) : [];
  });
