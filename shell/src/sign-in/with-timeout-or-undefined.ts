/** The result of `work`, or undefined if it takes longer than `milliseconds`. */
export const withTimeoutOrUndefined = <Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))]);
