/** A map that holds at most `limit` values; when there are more, the oldest ones are removed. */
export class BoundedMap<Value> extends Map<string, Value> {
  readonly #limit: number;
  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#limit && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
