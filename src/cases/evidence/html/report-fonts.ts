import { type Script, scripts } from '#contract/languages.ts';
import { scriptsIn } from '../../checks/text/script-of-text.ts';
import { base64Of } from '../base64.ts';

/** A font of the report. */
export interface ReportFont {
  readonly family: string;
  /** Path of the file below `node_modules`. */
  readonly file: string;
  /** Value of `font-weight` in its `@font-face` rule. */
  readonly weights: string;
}

/** Reads a font file; undefined where it is missing, so that the system's font is used. */
export type LoadFont = (font: ReportFont) => Promise<Uint8Array | undefined>;

const nameOf = (family: string) => family.toLowerCase().replaceAll(' ', '-');

/** A font of which one file has all weights. */
const variable = (family: string, subset: string): ReportFont => {
  const name = nameOf(family);
  return {
    family,
    file: `@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`,
    weights: '100 900',
  };
};

/** A font of one weight, from which the browser derives the bold one. */
const regular = (family: string, subset: string): ReportFont => {
  const name = nameOf(family);
  return { family, file: `@fontsource/${name}/files/${name}-${subset}-400-normal.woff2`, weights: '400' };
};

const fontsOfScripts: Readonly<Record<Script, ReportFont>> = {
  Latn: variable('Noto Sans', 'latin'),
  Deva: regular('Noto Sans Devanagari', 'devanagari'),
  Beng: regular('Noto Sans Bengali', 'bengali'),
  Gujr: regular('Noto Sans Gujarati', 'gujarati'),
  Guru: regular('Noto Sans Gurmukhi', 'gurmukhi'),
  Knda: regular('Noto Sans Kannada', 'kannada'),
  Mlym: regular('Noto Sans Malayalam', 'malayalam'),
  Orya: regular('Noto Sans Oriya', 'oriya'),
  Taml: regular('Noto Sans Tamil', 'tamil'),
  Telu: regular('Noto Sans Telugu', 'telugu'),
  Arab: regular('Noto Naskh Arabic', 'arabic'),
  Olck: regular('Noto Sans Ol Chiki', 'ol-chiki'),
  Mtei: regular('Noto Sans Meetei Mayek', 'meetei-mayek'),
};
const latinExtended = variable('Noto Sans', 'latin-ext');
const mono = variable('Noto Sans Mono', 'latin');
const nastaliq = regular('Noto Nastaliq Urdu', 'arabic');

/** Every font that a report may embed. */
export const reportFonts: readonly ReportFont[] = [
  ...Object.values(fontsOfScripts),
  latinExtended,
  mono,
  nastaliq,
];

/** The font families, in the order in which a browser tries them for each character. */
export const reportFamilies = scripts.map((script) => `"${fontsOfScripts[script].family}"`).join(', ');

/** Style rules with the fonts of the scripts that occur in a page. */
export async function fontRules(page: string, loadFont: LoadFont): Promise<string> {
  const used = [
    ...scriptsIn(page).map((script) => fontsOfScripts[script]),
    ...(/[\u0100-\u024f\u1e00-\u1eff]/.test(page) ? [latinExtended] : []),
    mono,
    ...(/ lang="(ur|ks)"/.test(page) ? [nastaliq] : []),
  ];
  const rules = await Promise.all(
    used.map(async (item) => {
      const bytes = await loadFont(item);
      return bytes
        ? `@font-face{font-family:"${item.family}";font-weight:${item.weights};src:url(data:font/woff2;base64,${base64Of(bytes)}) format("woff2")${item === latinExtended ? ';unicode-range:U+0100-024F,U+1E00-1EFF' : ''}}`
        : '';
    }),
  );
  return rules.join('\n');
}
