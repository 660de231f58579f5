/** What the console knows about a language of its interface before any of its words are loaded. */
export interface LanguageFacts {
  /** Its name in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The font of its script, as a path below `node_modules`; the page requests it at once. */
  readonly font?: string;
  /** Whether people can choose it; a language that is being translated or is for tests can be opened by `?lang=`. */
  readonly isOffered: boolean;
}

/** Words by the paths of their files, such as `./shell.ts`. */
export type Translations = Record<string, object | undefined>;

/** The language of the interface, as far as it is loaded. */
export interface InterfaceLanguage {
  /** `en`, `hi`: a folder beside this file. */
  readonly code: string;
  readonly direction: string;
  /** At first only the words of the first page, later all words. Empty for English, whose words are in the catalogues themselves. */
  readonly translations: Translations;
}

/**
 * A catalogue in another language. An entry that is missing is shown in English until somebody translates it, so that
 * whoever adds a text need not know every language; `languages.test.ts` lists what is missing.
 */
export type Translation<Catalogue extends { readonly en: unknown }> = PartsOf<Catalogue['en']>;

type PartsOf<Words> = Words extends string
  ? string
  : Words extends (...parameters: infer Parameters extends never[]) => infer Text
    ? (...parameters: Parameters) => PartsOf<Text>
    : Words extends readonly unknown[]
      ? { readonly [Index in keyof Words]: PartsOf<Words[Index]> }
      : { readonly [Name in keyof Words]?: PartsOf<Words[Name]> };
