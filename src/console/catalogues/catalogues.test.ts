import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const components = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
const english = files.filter((file) => /^catalogues\/en\/.*\.ts$/.test(file));

/** Text between tags and in the attributes that people read or hear; `{…}` and types are not text. */
function literals(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const between = [...code.matchAll(/[a-z"'}]>([^<>{}=;()]*\p{L}{2}[^<>{}=;()]*)<\//gu)].map(
    ([, text]) => text,
  );
  const attributes = [
    ...code.matchAll(
      /\s(?:aria-label|aria-description|title|placeholder|alt|label|hint|name)="([^"]*\p{L}{2}[^"]*)"/gu,
    ),
  ].map(([, text]) => text);
  return [...between, ...attributes].map((text) => (text ?? '').trim());
}

/** An address reads the same in every language. */
const isAddress = (text: string) => /^https?:\/\//.test(text);

describe('interface text', () => {
  it('is found by this test where it stands outside the catalogues', () => {
    expect(literals('<p className="x">Some words</p>')).toEqual(['Some words']);
    expect(literals('<input aria-label="Some words" />')).toEqual(['Some words']);
    expect(literals('<p>{words.some}</p>; const a: Array<string> = f(b);')).toEqual([]);
  });

  it.each(components)('stands in a catalogue, not in %s', (file) => {
    const found = literals(readFileSync(join(root, file), 'utf8')).filter((text) => !isAddress(text));
    expect(found).toEqual([]);
  });
});

/** Every leaf of a catalogue with its path; a function is called with one number or text for each parameter. */
function leaves(value: unknown, path: string): [string, unknown][] {
  if (typeof value === 'function') {
    const parameters = Array.from({ length: value.length }, () => 2);
    return [[path, String(Reflect.apply(value, undefined, parameters))]];
  }
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

describe.each(english)('%s', (file) => {
  it('has words for every key', async () => {
    const loaded: unknown = await import(join(root, file));
    const all = leaves(Reflect.get(Object(loaded), 'en'), '');
    expect(all.length).toBeGreaterThan(5);
    for (const [path, text] of all) {
      expect(typeof text, path).toBe('string');
      expect(String(text).trim(), path).not.toBe('');
      expect(String(text), path).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
