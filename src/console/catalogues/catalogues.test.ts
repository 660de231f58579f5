import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const components = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
const catalogues = files.filter((file) => /^catalogues\/(?!words\.ts$).*(?<!\.test)\.ts$/.test(file));

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childNodes = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Attributes whose text users neither read nor hear. */
const technicalAttributes =
  /^(className|type|role|id|href|htmlFor|src|lang|dir|rel|target|key|d|viewBox|fill|stroke|popover|look|size|tone|as|modifier|inputMode|autoComplete|autoCapitalize|autoCorrect|enterKeyHint|accept|field|preload|scope|list|pattern|name|value|translate|path|code|anchor|language|source|crossOrigin|to|direction|brief|describedBy|aria-(live|busy|selected|multiline|disabled|current|haspopup|keyshortcuts|autocomplete|orientation|controls|labelledby|describedby|sort|relevant|pressed|expanded|invalid|hidden|checked)|data-.*)$/;

/** The texts that an expression may evaluate to. Function calls and comparisons are not followed. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return childNodes(node).flatMap((part) =>
        part.type === 'TemplateElement' ? [String(Reflect.get(Object(part.value), 'raw'))] : textsOf(part),
      );
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsOf(node.left)), ...textsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left), ...textsOf(node.right)] : [];
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    default:
      return [];
  }
}

function textsIn(node: Node): string[] {
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type === 'JSXAttribute') {
    const { name, value } = node;
    const known = isNode(name) && technicalAttributes.test(String(name.name));
    return [...(known ? [] : textsOf(value)), ...(isNode(value) ? childNodes(value).flatMap(textsIn) : [])];
  }
  const own =
    node.type === 'JSXElement' || node.type === 'JSXFragment' ? childNodes(node).flatMap(textsOf) : [];
  return [...own, ...childNodes(node).flatMap(textsIn)];
}

/** The texts in the code of a component that users would read or hear: text, attributes, and values of expressions. */
function readableTexts(source: string): string[] {
  const program: unknown = parseAst(source, { lang: 'tsx' });
  const found = isNode(program) ? textsIn(program) : [];
  return found
    .map((text) => text.replaceAll(/&\w+;|\s+/g, ' ').trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** An address reads the same in every language. */
const isAddress = (text: string) => /^https?:\/\//.test(text);

describe('interface text', () => {
  it.each([
    ['text', '<p className="x">Some words</p>'],
    ['text beside an element', '<p>Some words <b>{x}</b></p>'],
    ['text beside an expression', '<p>{x} Some words</p>'],
    ['text in an expression', "<p>{'Some words'}</p>"],
    ['a choice', "<p>{x ? words.some : 'Some words'}</p>"],
    ['a condition', "<p>{x && 'Some words'}</p>"],
    ['a template', `<p>{\`Some words \${x}\`}</p>`],
    ['a sum', "<p>{x + ' Some words'}</p>"],
    ['aria-label', '<input aria-label="Some words" />'],
    ['aria-description', '<input aria-description="Some words" />'],
    ['aria-roledescription', '<input aria-roledescription="Some words" />'],
    ['title', '<p title="Some words" />'],
    ['placeholder', "<input placeholder={'Some words'} />"],
    ['alt', `<img alt={\`Some words \${x}\`} />`],
    ['an attribute of our own', '<Field label="Some words" hint={hint} />'],
    ['an attribute that is a choice', "<Field hint={x ? 'Some words' : undefined} />"],
    ['an element in an attribute', '<Field action={<b>Some words</b>} />'],
  ])('interface text outside the catalogues is found as %s', (_, jsx) => {
    expect(readableTexts(`const a = ${jsx};`)).toEqual(['Some words']);
  });

  it('code without interface text is not reported', () => {
    expect(readableTexts('const a = <p className="some words" role="note">{words.some}</p>;')).toEqual([]);
    expect(readableTexts("const a: Array<string> = f('some'); const b = <p>{f('some')}</p>;")).toEqual([]);
  });

  it.each(components)('all interface text of %s is in a catalogue', (file) => {
    const found = readableTexts(readFileSync(join(root, file), 'utf8')).filter((text) => !isAddress(text));
    expect(found).toEqual([]);
  });
});

/** Every leaf of a catalogue with its path; a function is called with one number or text for each parameter. */
function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (typeof value === 'function') {
    const parameters = Array.from({ length: value.length }, () => 2);
    return [[path, String(Reflect.apply(value, undefined, parameters))]];
  }
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key));
}

describe.each(catalogues)('%s', (file) => {
  it('the catalogue has words for every key', async () => {
    const loaded: unknown = await import(join(root, file));
    const all = leavesOf(loaded, '');
    expect(all.length).toBeGreaterThan(0);
    for (const [path, text] of all) {
      expect(typeof text, path).toBe('string');
      expect(String(text).trim(), path).not.toBe('');
      expect(String(text), path).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
