/**
 * In a request to the local service: the id of the engine that should serve it; ignored if that engine cannot. In
 * its answer: the ids of the engines that did, separated by commas.
 */
export const engineHeader = 'X-Engine';

/** The value of the header for these engines. Characters that are not allowed in a header are replaced by `_`. */
export function engineList(ids: Iterable<string>): string {
  return [...ids].map((id) => id.replace(/[^!-+\--~]/gu, '_')).join(', ');
}
