import { colourOf } from '#console/audio/timeline/theme-colours.ts';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';

/** How text in one language is drawn. */
export interface TextStyle {
  readonly font: string;
  /** Height of a line in pixels. */
  readonly lineHeight: number;
  readonly direction: 'ltr' | 'rtl';
  readonly lang: string | undefined;
}

/** The style of a text, as the page would show it, with its fonts loaded. `code`: the API's code of its language. */
export async function textStyle(code: string, text: string, size: number): Promise<TextStyle> {
  const { lang, dir } = languageAttributes(code);
  const probe = document.createElement('span');
  if (lang) probe.lang = lang;
  probe.dir = dir;
  probe.hidden = true;
  document.body.append(probe);
  const { fontFamily } = getComputedStyle(probe);
  probe.remove();
  const font = `${size}px ${fontFamily}`;
  await document.fonts.load(font, text);
  return { font, lineHeight: size * lineHeightOf(lang), direction: dir === 'rtl' ? 'rtl' : 'ltr', lang };
}

/** Line height as a multiple of the type size; Nastaliq has deep descenders. */
function lineHeightOf(lang: string | undefined): number {
  if (lang === 'ur' || lang === 'ks') return 2.2;
  return lang === 'sd' ? 1.8 : 1.5;
}

/** The colours of the page in its current theme. */
export const pictureColours = () =>
  ({
    paper: colourOf(document.body, '--paper'),
    line: colourOf(document.body, '--line'),
    ink: colourOf(document.body, '--ink'),
    second: colourOf(document.body, '--ink-second'),
    third: colourOf(document.body, '--ink-third'),
    served: colourOf(document.body, '--served'),
    transliterated: colourOf(document.body, '--transliterated'),
    failed: colourOf(document.body, '--failed'),
    waiting: colourOf(document.body, '--waiting'),
    ahead: colourOf(document.body, '--wave-ahead'),
  }) as const;

export type PictureColours = ReturnType<typeof pictureColours>;
