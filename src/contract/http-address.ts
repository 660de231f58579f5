import * as z from 'zod/mini';

/** An absolute http or https address. Not `z.url()`, whose code would be part of the console's first page. */
export const HttpAddress = z.string().check(
  z.maxLength(2000),
  z.refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http or https address',
  ),
);
