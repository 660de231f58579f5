/*
 * An answer of 10,000 strings in several languages contains a hundred thousand values, which a schema takes half a
 * second to check (bench `table`). One loop finds out whether the list is exactly as documented; any other list is
 * checked by the schema.
 */

/** Whether a list contains entries for one target language, as documented. */
export function isSingleTargetList(list: unknown, codes: ReadonlySet<unknown>): boolean {
  return isListOf(
    list,
    ({ inString, outString, apiStatus }, size) =>
      size === 3 && typeof inString === 'string' && typeof outString === 'string' && codes.has(apiStatus),
  );
}

/** Whether a list contains entries for several target languages, as documented. */
export function isMultiTargetList(
  list: unknown,
  languages: ReadonlySet<string>,
  codes: ReadonlySet<unknown>,
): boolean {
  return isListOf(
    list,
    ({ inString, apiStatus, outStrings, api_statuses }, size) =>
      size === 4 &&
      typeof inString === 'string' &&
      apiStatus === 4 &&
      isMapOf(outStrings, (text, language) => typeof text === 'string' && languages.has(language)) &&
      isMapOf(api_statuses, (code, language) => codes.has(code) && languages.has(language)),
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isListOf(list: unknown, takes: (entry: Fields, size: number) => boolean): boolean {
  return (
    Array.isArray(list) && list.every((entry) => isObject(entry) && takes(entry, Object.keys(entry).length))
  );
}

function isMapOf(map: unknown, takes: (value: unknown, key: string) => boolean): boolean {
  if (!isObject(map)) return false;
  // A map with the key `__proto__` is left to the schema, because the schema of a record drops that key.
  for (const key in map) if (key === '__proto__' || !takes(map[key], key)) return false;
  return true;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
