import type { StageWords } from '#console/catalogues/stage.ts';
import type { SelectOption } from '#console/ui/controls/Select.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { findLanguage } from '#contract/languages.ts';

/** A choice of one language or voice. */
export interface RequestChoice {
  readonly name: keyof StageWords['request']['choices'];
  readonly value: string;
  readonly options: readonly SelectOption<string>[];
  readonly choose: (value: string) => void;
}

/** What the presenter can change of a request on the stage. Each change is made in the panel's form at once. */
export interface StageRequest {
  readonly text?: {
    readonly value: string;
    /** The API's code of its language. */
    readonly language: string;
    readonly change: (text: string) => void;
  };
  readonly choices: readonly RequestChoice[];
  /** For requests that may have several target languages. */
  readonly targets?: {
    /** The API's codes. */
    readonly codes: readonly string[];
    readonly chosen: readonly string[];
    readonly change: (chosen: readonly string[]) => void;
  };
}

/** Languages to choose from: each by its name in itself and in the language of the interface, without its code. */
export const languageChoices = (codes: readonly string[]): SelectOption<string>[] =>
  codes.map((value) => {
    const name = languageName(value);
    const { nativeName = name } = findLanguage(value) ?? {};
    return { value, label: nativeName === name ? name : `${nativeName} · ${name}` };
  });

/** The languages after one was pressed: removed if it was chosen, otherwise added at the end. */
export const withLanguageToggled = (chosen: readonly string[], code: string): readonly string[] =>
  chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code];
