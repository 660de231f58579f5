import { type Language, LanguageCode, languages, type Script, scripts } from '#contract/languages.ts';

const letters = new Map(scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'gu')]));

/** Maximum number of UTF-16 units of a text that are examined to find its script. */
const examinedLength = 500;

/** Those of the API's scripts that occur in a text. */
export function scriptsIn(text: string): Script[] {
  return scripts.filter((script) => text.search(letters.get(script) ?? /$^/) >= 0);
}

/** The script with the most letters at the beginning of a text; undefined without letters of the API's scripts. */
export function mainScript(text: string): Script | undefined {
  const examined = text.slice(0, examinedLength);
  let main: Script | undefined;
  let most = 0;
  for (const [script, pattern] of letters) {
    const count = examined.match(pattern)?.length ?? 0;
    if (count > most) [main, most] = [script, count];
  }
  return main;
}

/**
 * `lang` and `dir` of a text: taken from the first given language that is written in the script of the text, otherwise
 * from the script alone. Undefined if there is no such language and the script is Latin or unknown.
 */
export function languageAttributes(
  text: string,
  codes: readonly string[],
): { readonly lang: string; readonly dir: Language['direction'] } | undefined {
  const script = mainScript(text);
  if (script === undefined) return undefined;
  const known = codes.flatMap((code) => {
    const parsed = LanguageCode.safeParse(code);
    return parsed.success ? [languages[parsed.data]] : [];
  });
  const language = known.find((candidate) => candidate.script === script);
  if (language) return { lang: language.bcp47, dir: language.direction };
  return script === 'Latn' ? undefined : { lang: `und-${script}`, dir: script === 'Arab' ? 'rtl' : 'ltr' };
}
