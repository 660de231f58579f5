import { createRequire } from 'node:module';
import plugin from 'tailwindcss/plugin';

interface FontPackage {
  readonly family: string;
  readonly weights: readonly number[];
}

const requireFile = createRequire(import.meta.url);

/** The subsets whose files are used, by package. Latin text uses many weights, so its files are variable fonts. */
const variableFonts = {
  'noto-sans': ['latin', 'latin-ext'],
  'noto-sans-mono': ['latin'],
} as const;

/**
 * Packages of one regular weight, from which the browser derives a bold one: variable fonts are two to four times as
 * large, and text in them takes longer to lay out (`bench first-load`).
 */
const regularFonts = {
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

/**
 * The `@font-face` rules of `src/console/fonts.css`, with weights and ranges as the packages state them. Each file is a
 * family of its own: while one file of a family is not loaded, Chromium lays out all text of the family again whenever
 * any font has loaded.
 */
export default plugin(({ addBase }) => {
  const addFonts = (scope: string, fonts: Readonly<Record<string, readonly string[]>>, weight: string) => {
    for (const [name, subsets] of Object.entries(fonts)) {
      const folder = `${scope}/${name}`;
      const { family, weights }: FontPackage = requireFile(`${folder}/metadata.json`);
      const ranges: Readonly<Record<string, string>> = requireFile(`${folder}/unicode.json`);
      for (const [index, subset] of subsets.entries()) {
        addBase({
          '@font-face': {
            'font-family': `"${index === 0 ? family : `${family} ${subset}`}"`,
            'font-weight': weight === 'wght' ? `${weights[0]} ${weights.at(-1)}` : weight,
            'font-display': 'swap',
            src: `url("${folder}/files/${name}-${subset}-${weight}-normal.woff2") format("woff2")`,
            // Omits the mathematical letters of Arabic, which would make the style sheet of the first page longer.
            'unicode-range': ranges[subset]?.replace(/,U\+102E0.*/, '') ?? '',
          },
        });
      }
    }
  };
  addFonts('@fontsource-variable', variableFonts, 'wght');
  addFonts('@fontsource', regularFonts, '400');
});
