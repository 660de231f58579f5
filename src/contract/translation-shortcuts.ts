/*
 * Answers of 10,000 strings in several languages hold a hundred thousand values. Where one of them is as documented,
 * one loop sees it; `withShortcut` leaves everything else to the schemas of `translation.ts`.
 */

/** Whether a list holds entries for one target language, as documented. */
export function isSingleTargetList(list: unknown, codes: ReadonlySet<unknown>): boolean {
  return isListOf(
    list,
    ({ inString, outString, apiStatus }, size) =>
      size === 3 && typeof inString === 'string' && typeof outString === 'string' && codes.has(apiStatus),
  );
}

/** Whether a list holds entries for several target languages, as documented. */
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

/** Whether an entry has the form that the console reads, so that nothing in it is to be changed. */
export function isPlainEntry(entry: unknown): boolean {
  if (!isObject(entry) || typeof entry.inString !== 'string') return false;
  for (const field in entry) {
    const value = entry[field];
    switch (field) {
      case 'inString':
        break;
      case 'outString':
        if (typeof value !== 'string') return false;
        break;
      case 'apiStatus':
        if (!Number.isFinite(value)) return false;
        break;
      case 'outStrings':
        if (!isMapOf(value, isText)) return false;
        break;
      case 'api_statuses':
        if (!isMapOf(value, Number.isFinite)) return false;
        break;
      default:
        return false;
    }
  }
  return true;
}

type Fields = Readonly<Record<string, unknown>>;

function isListOf(list: unknown, takes: (entry: Fields, size: number) => boolean): boolean {
  return (
    Array.isArray(list) && list.every((entry) => isObject(entry) && takes(entry, Object.keys(entry).length))
  );
}

function isMapOf(map: unknown, takes: (value: unknown, key: string) => boolean): boolean {
  if (!isObject(map)) return false;
  // A record passes over a key that is named like the prototype.
  for (const key in map) if (key === '__proto__' || !takes(map[key], key)) return false;
  return true;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
