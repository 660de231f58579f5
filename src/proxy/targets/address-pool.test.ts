import { expect, it } from 'vitest';
import { createAddressPool } from './address-pool.ts';

const [a, b, c] = ['http://a.test', 'http://b.test', 'http://c.test'].map((text) => new URL(text)) as [
  URL,
  URL,
  URL,
];

function start(addresses: URL[]) {
  let time = 0;
  const changes: string[] = [];
  const pool = createAddressPool(
    addresses,
    (address, works) => changes.push(`${address.hostname} ${works}`),
    () => time,
  );
  const take = (count: number) =>
    Array.from({ length: count }, () => pool.next(new Set())?.hostname.slice(0, 1)).join('');
  return { pool, changes, take, wait: (milliseconds: number) => (time += milliseconds) };
}

it('uses every address equally often', () => {
  const { take } = start([a, b, c]);
  expect([...take(9)].sort().join('')).toBe('aaabbbccc');
});

it('leaves an address out after a failure and tries it again later', () => {
  const { pool, take, wait, changes } = start([a, b]);
  pool.failed(a);
  expect(take(4)).toBe('bbbb');
  wait(2_000);
  expect(take(2)).toContain('a');
  pool.connected(a);
  expect([...take(4)].sort().join('')).toBe('aabb');
  expect(changes).toEqual(['a.test false', 'a.test true']);
});

it('counts the failures of calls that began together as one', () => {
  const { pool, take, wait } = start([a, b]);
  for (let call = 0; call < 10; call += 1) pool.failed(a);
  wait(2_000);
  expect(take(2)).toContain('a');
});

it('waits twice as long after each further failure, a minute at most, and reports only the first', () => {
  const { pool, take, wait, changes } = start([a, b]);
  for (const pause of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    pool.failed(a);
    wait(pause - 1);
    expect(take(3)).toBe('bbb');
    wait(1);
    expect(take(2)).toContain('a');
  }
  expect(changes).toEqual(['a.test false']);
});

it('tries even failed addresses when none is left, each once per call', () => {
  const { pool, wait } = start([a, b]);
  pool.failed(b);
  wait(1);
  pool.failed(a);
  const tried = new Set<URL>();
  expect(pool.next(tried)).toBe(b);
  tried.add(b);
  expect(pool.next(tried)).toBe(a);
  tried.add(a);
  expect(pool.next(tried)).toBeUndefined();
});
