/** Query keys of this remote. */
export const keys = {
  /** One of the two grids, by its call. */
  grid: (path: string) => ['grid', path] as const,
  /** Opponents of the member's open matches. */
  opponents: ['my-opponents'],
} as const;
