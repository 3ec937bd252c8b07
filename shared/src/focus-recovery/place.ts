/** A row, a card or a dialog: a screen reader announces its content or its heading. */
const PLACES = 'tr, li, section, [role="dialog"]';
const WITH_HEADING = 'section, [role="dialog"]';
const HEADINGS = 'h1, h2, h3';
const ROWS = 'tr, li';
/** Elements that come in series: when one is gone, the next of its kind takes its place. */
const ONE_OF_MANY = `${ROWS}, section`;

/** The row, card or dialog around an element; for one with a heading, its heading. */
export function placeAround(element: Element): HTMLElement | undefined {
  const place = element.closest<HTMLElement>(PLACES);
  const heading = place?.matches(WITH_HEADING) ? place.querySelector<HTMLElement>(HEADINGS) : null;
  return heading ?? place ?? undefined;
}

/**
 * What is now in the place of an element that was removed from the page. For a row or card: the next one, or the previous
 * one if it was the last. For other content: the first row that was added instead (the button showed more rows), the row
 * after its own row if that has moved, the row, card or dialog around it, or the heading of what replaced it. Undefined
 * if there is none of these.
 */
export function placeOfRemoved(element: Node, changes: readonly MutationRecord[]): HTMLElement | undefined {
  for (const change of changes.toReversed()) {
    const removed = [...change.removedNodes].find((node) => node.contains(element));
    const { target: parent } = change;
    if (!(removed instanceof Element) || !(parent instanceof Element)) continue;
    if (!parent.isConnected) return placeOfRemoved(parent, changes);
    const neighbour = neighbourOf(removed, change);
    if (neighbour) return placeAround(neighbour);
    return (
      addedRow(parent, changes) ??
      nextOfMoved(parent, changes) ??
      placeAround(parent) ??
      replacementOf(change)?.querySelector<HTMLElement>(HEADINGS) ??
      undefined
    );
  }
  return undefined;
}

/** The element that is now where the removed one was. */
function replacementOf({ target, previousSibling }: MutationRecord): Element | undefined {
  const node = previousSibling ? previousSibling.nextSibling : target.firstChild;
  return node instanceof Element && node.parentNode === target ? node : undefined;
}

function neighbourOf(removed: Element, change: MutationRecord): HTMLElement | undefined {
  if (!removed.matches(ONE_OF_MANY)) return undefined;
  return [replacementOf(change), change.nextSibling, change.previousSibling].find(
    (node): node is HTMLElement =>
      node instanceof HTMLElement &&
      node !== removed &&
      node.parentNode === change.target &&
      node.localName === removed.localName,
  );
}

/** React moves a row by removing and adding it. */
const moveOf = (node: Node, changes: readonly MutationRecord[]) =>
  changes.find(({ removedNodes }) => [...removedNodes].includes(node));

function addedRow(parent: Element, changes: readonly MutationRecord[]): HTMLElement | undefined {
  const place = parent.closest(PLACES) ?? parent;
  return changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof HTMLElement)
    .find((node) => node.matches(ROWS) && place.contains(node) && !moveOf(node, changes));
}

/** The row after the former position of the row around an element, if that has moved: a decided request moves to the end. */
function nextOfMoved(parent: Element, changes: readonly MutationRecord[]): HTMLElement | undefined {
  const row = parent.closest(ROWS);
  const move = row ? moveOf(row, changes) : undefined;
  return row && move ? neighbourOf(row, move) : undefined;
}
