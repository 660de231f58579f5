import type { LoadFont } from '#cases/evidence/html/report-fonts.ts';

/** The addresses of all font files that a report may embed. */
const addresses = import.meta.glob<string>(
  [
    '/node_modules/@fontsource-variable/noto-*/files/*-wght-normal.woff2',
    '!**/*-{cyrillic,cyrillic-ext,greek,greek-ext,vietnamese,math,symbols}-wght-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** Loads a font of the HTML report from the console's own server. */
export const loadFont: LoadFont = async ({ file }) => {
  const address = addresses[`/node_modules/@fontsource-variable/${file}`];
  if (address === undefined) return undefined;
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
};
