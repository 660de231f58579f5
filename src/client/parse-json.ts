/** Parses a JSON text; never throws. */
export function parseJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The value of a JSON text; undefined for a text that is not JSON. */
export function jsonValue(text = ''): unknown {
  const parsed = parseJson(text);
  return 'value' in parsed ? parsed.value : undefined;
}
