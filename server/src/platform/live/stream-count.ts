/** How many event streams of this process are open. */
export interface StreamCount {
  opened(): void;
  closed(): void;
  count(): number;
}

export function streamCount(): StreamCount {
  let open = 0;
  return {
    opened() {
      open += 1;
    },
    closed() {
      open -= 1;
    },
    count: () => open,
  };
}
