/** A value, or a promise of it: an embedded store answers at once, a database server later. */
export type Awaitable<T> = T | Promise<T>;
