import { expect, it } from 'vitest';
import { reportFonts } from '#cases/evidence/html/report-fonts.ts';
import { fontAddresses } from './report-fonts.ts';

it('the page has exactly the fonts that a report may embed', () => {
  const files = Object.keys(fontAddresses).map((path) => path.replace('/node_modules/', ''));
  expect(files.sort()).toEqual(reportFonts.map(({ file }) => file).sort());
});
