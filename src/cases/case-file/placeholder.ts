import * as z from 'zod/mini';

/** A text that consists of one placeholder, `{{column}}`. The value that replaces it may become a number. */
export const Placeholder = z
  .string()
  .check(z.regex(/^\{\{[^{}]+\}\}$/, 'expected a number or a placeholder such as {{column}}'));

/** Matches the placeholders in a text, escaped ones included: `\{{name}}` stands for the text `{{name}}`. */
export const placeholderPattern = /\\?\{\{([^{}]+)\}\}/g;
