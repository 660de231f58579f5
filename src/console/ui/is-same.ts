/** Whether two values say the same. Lists are compared item by item: one may hold a text of millions. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  }
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
