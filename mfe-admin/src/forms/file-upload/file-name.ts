/** A file name of at most so many characters, without its middle: the extension stays, and what tells files apart. */
export function shortFileName(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const end = Math.floor(longest / 2);
  const start = longest - end - 1;
  // Half of a character outside the basic plane is not valid text.
  return `${name.slice(0, start)}…${name.slice(-end)}`.replace(/\p{Surrogate}/gu, '');
}
