import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('.', import.meta.url).pathname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx|css)$/.test(file) && !file.includes('.test.'),
);

/** Classes that name a side of the screen: `ml-2`, `-left-1`, `sm:text-left`, `rounded-tl`, `border-r-line`. */
const physicalClass =
  /(?<![\w-])-?(?:(?:(?:scroll-)?[mp][lr]|left|right)(?=-)|border-[lr]|rounded-(?:[lr]|[tb][lr])|text-(?:left|right)|float-(?:left|right)|clear-(?:left|right)|origin-(?:[a-z]+-)?(?:left|right)|space-x|divide-x|bg-linear-to-[lr])(?![\w])(?:-[\w./[\]%()]+)?(?=[\s"'`{}]|$)/g;

/** Properties in style sheets and style objects that name a side of the screen. */
const physicalProperty =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|(?:margin|padding|border)(?:Left|Right)\b|border-(?:top|bottom)-(?:left|right)-radius|text-align:\s*(?:left|right)|float:\s*(?:left|right))/g;

function physicalNamesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const strings = [...code.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)].map(([text]) => text);
  const classes = strings.flatMap((text) => [...text.slice(1).matchAll(physicalClass)]);
  return [...classes, ...code.matchAll(physicalProperty)].map(([found]) => found.trim());
}

describe('a layout that can be mirrored', () => {
  it.each([
    ['ml-2', '<p className="ml-2" />'],
    ['-mr-1.5', '<p className="grid -mr-1.5" />'],
    ['pl-[3px]', 'const look = `flex pl-[3px]`;'],
    ['left-0', '<p className="absolute left-0" />'],
    ['text-left', "const look = 'text-left';"],
    ['rounded-l', '<p className="sm:rounded-l" />'],
    ['rounded-tl-sm', '<p className="rounded-tl-sm" />'],
    ['border-l', '<p className="border-l border-line" />'],
    ['border-r-line', '<p className="hover:border-r-line" />'],
    ['space-x-2', '<p className="space-x-2" />'],
    ['margin-left', 'p { margin-left: 1px; }'],
    ['text-align: right', 'p { text-align: right; }'],
    ['paddingLeft', '<p style={{ paddingLeft: 4 }} />'],
  ])('rejects the physical name %s', (found, source) => expect(physicalNamesIn(source)).toContain(found));

  it('allows class names for logical sides', () => {
    expect(
      physicalNamesIn('<p className="ms-2 pe-1 start-0 border-s rounded-s text-start inset-x-0" />'),
    ).toEqual([]);
  });

  it.each(files)('has no physical names in %s', (file) => {
    expect(physicalNamesIn(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });
});
