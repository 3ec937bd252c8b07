export declare const ROOT: string;
export declare function run(
  command: readonly string[],
  options?: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
): Promise<number>;
