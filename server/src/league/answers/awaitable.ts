/** There already, or to be waited for. */
export type Awaitable<Value> = Value | Promise<Value>;

/** Goes on with a value: at once when it is there. */
export function whenThere<Value, Result>(
  value: Awaitable<Value>,
  act: (value: Value) => Awaitable<Result>,
): Awaitable<Result> {
  return value instanceof Promise ? value.then(act) : act(value);
}
