import * as z from 'zod/mini';

/** A text that is one placeholder and nothing else: `{{column}}`. A row's value in its place may become a number. */
export const Placeholder = z
  .string()
  .check(z.regex(/^\{\{[^{}]+\}\}$/, 'expected a number or a placeholder such as {{column}}'));

/** Placeholders in a text, and those that a backslash keeps as they are: `\{{name}}` is the text `{{name}}`. */
export const placeholderPattern = /\\?\{\{([^{}]+)\}\}/g;
