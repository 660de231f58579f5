import type { LoadFont } from '#cases/evidence/html/report-fonts.ts';

/** The addresses of the font files that a report may embed, by path. */
export const fontAddresses = import.meta.glob<string>(
  [
    '/node_modules/@fontsource-variable/noto-sans/files/noto-sans-{latin,latin-ext}-wght-normal.woff2',
    '/node_modules/@fontsource-variable/noto-sans-mono/files/noto-sans-mono-latin-wght-normal.woff2',
    '/node_modules/@fontsource/noto-*/files/*-{devanagari,bengali,gujarati,gurmukhi,kannada,malayalam,oriya,tamil,telugu,ol-chiki,meetei-mayek,arabic}-400-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);

const folder = '/node_modules/';

/** Loads a font of the HTML report from the console's own server. */
export const loadFont: LoadFont = async ({ file }) => {
  const address = fontAddresses[`${folder}${file}`];
  if (address === undefined) return undefined;
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
};
