export declare function withLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  options?: { readonly waitMs?: number; readonly onWait?: () => void },
): Promise<Result>;
