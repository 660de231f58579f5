import { createRequire } from 'node:module';
import plugin from 'tailwindcss/plugin';

interface FontPackage {
  readonly family: string;
  readonly weights: readonly number[];
}

const requireFile = createRequire(import.meta.url);

/**
 * Each font package with the subsets whose files are used. Each file is a family of its own: while one file of a family is
 * not loaded, Chromium lays out all text of the family again whenever any font has loaded.
 */
const fonts = {
  'noto-sans': ['latin', 'latin-ext'],
  'noto-sans-mono': ['latin'],
  'noto-sans-devanagari': ['devanagari'],
  'noto-sans-bengali': ['bengali'],
  'noto-sans-gujarati': ['gujarati'],
  'noto-sans-gurmukhi': ['gurmukhi'],
  'noto-sans-kannada': ['kannada'],
  'noto-sans-malayalam': ['malayalam'],
  'noto-sans-oriya': ['oriya'],
  'noto-sans-tamil': ['tamil'],
  'noto-sans-telugu': ['telugu'],
  'noto-sans-ol-chiki': ['ol-chiki'],
  'noto-sans-meetei-mayek': ['meetei-mayek'],
  'noto-nastaliq-urdu': ['arabic'],
  'noto-naskh-arabic': ['arabic'],
} as const;

/** The `@font-face` rules of `src/console/fonts.css`, with weights and ranges as the packages state them. */
export default plugin(({ addBase }) => {
  for (const [name, subsets] of Object.entries(fonts)) {
    const folder = `@fontsource-variable/${name}`;
    const { family, weights }: FontPackage = requireFile(`${folder}/metadata.json`);
    const ranges: Readonly<Record<string, string>> = requireFile(`${folder}/unicode.json`);
    for (const [index, subset] of subsets.entries()) {
      addBase({
        '@font-face': {
          'font-family': `"${index === 0 ? family : `${family} ${subset}`}"`,
          'font-weight': `${weights[0]} ${weights.at(-1)}`,
          'font-display': 'swap',
          src: `url("${folder}/files/${name}-${subset}-wght-normal.woff2") format("woff2")`,
          // Omits the mathematical letters of Arabic, which would make the style sheet of the first page longer.
          'unicode-range': ranges[subset]?.replace(/,U\+102E0.*/, '') ?? '',
        },
      });
    }
  }
});
