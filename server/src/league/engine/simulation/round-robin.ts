/** The rounds of a single round robin (circle method); with an odd number one player rests in every round. */
export function roundRobin<Player>(players: readonly Player[]): readonly (readonly (readonly [Player, Player])[])[] {
  const circle: (Player | null)[] = players.length % 2 === 0 ? [...players] : [...players, null];
  return Array.from({ length: circle.length - 1 }, () => {
    const pairs = Array.from({ length: circle.length / 2 }, (_, index) => {
      return [circle[index] ?? null, circle[circle.length - 1 - index] ?? null] as const;
    });
    // The first stays, the others rotate by one.
    circle.splice(1, 0, circle.pop() ?? null);
    return pairs.flatMap(([first, second]) => (first === null || second === null ? [] : [[first, second] as const]));
  });
}
