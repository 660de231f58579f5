import { type Script, scripts } from '#contract/languages.ts';
import { scriptsIn } from '../../checks/text/script-of-text.ts';
import { base64Of } from '../base64.ts';

/** A font of the report. */
export interface ReportFont {
  readonly family: string;
  /** Path of the file below the folder of the `@fontsource-variable` packages. */
  readonly file: string;
}

/** Reads a font file; undefined where it is missing, so that the system's font is used. */
export type LoadFont = (font: ReportFont) => Promise<Uint8Array | undefined>;

const font = (family: string, subset: string): ReportFont => {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  return { family, file: `${folder}/files/${folder}-${subset}-wght-normal.woff2` };
};

const fontsOfScripts: Readonly<Record<Script, ReportFont>> = {
  Latn: font('Noto Sans', 'latin'),
  Deva: font('Noto Sans Devanagari', 'devanagari'),
  Beng: font('Noto Sans Bengali', 'bengali'),
  Gujr: font('Noto Sans Gujarati', 'gujarati'),
  Guru: font('Noto Sans Gurmukhi', 'gurmukhi'),
  Knda: font('Noto Sans Kannada', 'kannada'),
  Mlym: font('Noto Sans Malayalam', 'malayalam'),
  Orya: font('Noto Sans Oriya', 'oriya'),
  Taml: font('Noto Sans Tamil', 'tamil'),
  Telu: font('Noto Sans Telugu', 'telugu'),
  Arab: font('Noto Naskh Arabic', 'arabic'),
  Olck: font('Noto Sans Ol Chiki', 'ol-chiki'),
  Mtei: font('Noto Sans Meetei Mayek', 'meetei-mayek'),
};
const latinExtended = font('Noto Sans', 'latin-ext');
const mono = font('Noto Sans Mono', 'latin');
const nastaliq = font('Noto Nastaliq Urdu', 'arabic');

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
        ? `@font-face{font-family:"${item.family}";font-weight:100 900;src:url(data:font/woff2;base64,${base64Of(bytes)}) format("woff2")${item === latinExtended ? ';unicode-range:U+0100-024F,U+1E00-1EFF' : ''}}`
        : '';
    }),
  );
  return rules.join('\n');
}
