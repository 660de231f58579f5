/** The values kept last, by their key. */
export interface Kept<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly clear: () => void;
}

/** Keeps that many values; of more, those set longest ago are forgotten. */
export function createKept<Value>(most: number): Kept<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.delete(key);
      values.set(key, value);
      const oldest = values.keys().next().value;
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
    clear: () => values.clear(),
  };
}
