/**
 * What is shown about a refusal besides the messages at its fields; undefined if nothing is left.
 * @param general message of the refusal; undefined if a field shows what is wrong
 * @param others messages about values without a field on the screen
 */
export function refusalText(general: string, others: readonly string[]): string;
export function refusalText(general: string | undefined, others: readonly string[]): string | undefined;
export function refusalText(general: string | undefined, others: readonly string[]): string | undefined {
  // A refusal often has the same message as its only field.
  const left = new Set(general === undefined ? others : [general, ...others]);
  return left.size > 0 ? [...left].join(' ') : undefined;
}
