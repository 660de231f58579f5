/** The addresses of a target, which are used in turn. */
export interface AddressPool {
  readonly addresses: readonly URL[];
  /**
   * The address for the next attempt of a call: one that is not left out, otherwise the one whose pause ends first.
   * Undefined if the call has tried all of them.
   */
  next(tried: ReadonlySet<URL>): URL | undefined;
  /** Notes that a connection was made: the address is used again. */
  connected(address: URL): void;
  /** Notes that no connection was possible: the address is left out for a while. */
  failed(address: URL): void;
}

/**
 * Milliseconds for which an address is left out after its first failure; twice as long after each further one, up to
 * `longestPause`.
 */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * @param onChange called when an address is left out, and when it works again
 * @param now the time in milliseconds
 */
export function createAddressPool(
  addresses: readonly URL[],
  onChange: (address: URL, works: boolean) => void = () => {},
  now: () => number = () => performance.now(),
): AddressPool {
  const failures = new Map<URL, { count: number; until: number }>();
  let turn = 0;
  const recoversAt = (address: URL) => failures.get(address)?.until ?? 0;
  return {
    addresses,
    next(tried) {
      const left = addresses.filter((address) => !tried.has(address));
      const time = now();
      const alive = left.filter((address) => recoversAt(address) <= time);
      turn += 1;
      return alive.length > 0
        ? alive[turn % alive.length]
        : left.toSorted((one, other) => recoversAt(one) - recoversAt(other))[0];
    },
    connected(address) {
      if (failures.delete(address)) onChange(address, true);
    },
    failed(address) {
      const known = failures.get(address);
      // Calls that began together fail together, which is one failure.
      if (known && known.until > now()) return;
      const count = (known?.count ?? 0) + 1;
      failures.set(address, { count, until: now() + Math.min(firstPause * 2 ** (count - 1), longestPause) });
      if (count === 1) onChange(address, false);
    },
  };
}
