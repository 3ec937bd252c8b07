export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };

/** Elements that are kept of a list. */
const MOST = 2;
/** Fields that are numbers or phases, not names: an object of lists is a list itself then. */
const COUNTED = /^(\d+|[A-Z_]+)$/;

/** Which fields there are, and of which types: `.player.id number`. Fields that are numbers or phases count as one. */
export function factsIn(value: Json, at = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${at} ${value === null ? 'null' : typeof value}`];
  if (Array.isArray(value)) return value.flatMap((each) => factsIn(each, `${at}[]`));
  return Object.entries(value).flatMap(([field, each]) => factsIn(each, `${at}.${COUNTED.test(field) ? '' : field}`));
}

/** The first two of a list that have fields or types which the ones before them lack, and so on down to the last list. */
export function trimmed(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return telling(value.map(trimmed), (each) => each);
  const fields = Object.entries(value).map(([field, each]): [string, Json] => [field, trimmed(each)]);
  const counted = fields.every(([field, each]) => COUNTED.test(field) && Array.isArray(each));
  return Object.fromEntries(counted ? telling(fields, ([, each]) => each) : fields);
}

function telling<Element>(list: readonly Element[], answerOf: (element: Element) => Json): Element[] {
  const kept: Element[] = [];
  const known = new Set<string>();
  while (kept.length < MOST) {
    const news = list.map((element) => new Set(factsIn(answerOf(element)).filter((fact) => !known.has(fact))).size);
    const most = Math.max(0, ...news);
    const best = list[news.indexOf(most)];
    if (most === 0 || best === undefined) break;
    kept.push(best);
    for (const fact of factsIn(answerOf(best))) known.add(fact);
  }
  return kept;
}
