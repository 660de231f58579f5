import * as z from 'zod/mini';

/** A comma-separated header as a list; spaces around the commas are dropped (`hi, ta`). */
export function commaSeparated<T extends z.core.$ZodType<string, string>>(item: T) {
  return z.codec(z.string(), z.array(item).check(z.minLength(1)), {
    decode: (text) => headerItems(text) as z.input<T>[],
    encode: (items) => items.join(','),
  });
}

/** The items of a comma-separated header. */
export function headerItems(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A boolean sent as the header text `true` or `false` (any letter case, `1` and `0` too). */
export const headerBoolean = z.codec(z.string(), z.boolean(), {
  decode: (text, context) => {
    const value = text.trim().toLowerCase();
    if (value === 'true' || value === '1') return true;
    if (value === 'false' || value === '0' || value === '') return false;
    context.issues.push({ code: 'invalid_value', values: ['true', 'false'], input: text });
    return z.NEVER;
  },
  encode: (value) => String(value),
});
