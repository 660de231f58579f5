/** Deep equality. Lists are compared item by item, since one may contain millions of characters. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  }
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
