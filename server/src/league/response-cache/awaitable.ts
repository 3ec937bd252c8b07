/** A value that is available, or will be. */
export type Awaitable<Value> = Value | Promise<Value>;

/** Continues with a value: synchronously when it is available. */
export function mapAwaitable<Value, Result>(
  value: Awaitable<Value>,
  act: (value: Value) => Awaitable<Result>,
): Awaitable<Result> {
  return value instanceof Promise ? value.then(act) : act(value);
}
