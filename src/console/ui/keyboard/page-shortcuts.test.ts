import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { panels } from '#console/app/panels.ts';
import { sceneShortcuts } from '#console/scenes/scene-keys.ts';
import { pageShortcuts, panelShortcut } from './page-shortcuts.ts';

const earlyScript = readFileSync(new URL('../../../../public/early.js', import.meta.url), 'utf8');
/** The key codes that `early.js` records while Alt is pressed. */
const earlyCodes = new RegExp(/\/(\^\(Digit\S+\$)\/\.test\(code\)/.exec(earlyScript)?.[1] ?? 'none');

/** The key codes that `early.js` records with Ctrl or ⌘, besides Enter. */
const earlyMainCodes = [...earlyScript.matchAll(/code === '(\w+)'/g)].map(([, code]) => code);

const letterCodes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`);

it('`early.js` records exactly the letters that are shortcuts with Alt', () => {
  const letters = [...Object.values(pageShortcuts), ...Object.values(sceneShortcuts)]
    .filter(({ modifier }) => modifier === 'alt')
    .map(({ code }) => code);
  expect(letterCodes.filter((code) => earlyCodes.test(code))).toEqual(letters.toSorted());
});

it('`early.js` records exactly the letters that are shortcuts with Ctrl', () => {
  const letters = Object.values(pageShortcuts)
    .filter(({ modifier, key }) => modifier === 'main' && /^[A-Z]$/.test(key))
    .map(({ code }) => code);
  expect(earlyMainCodes).toEqual(letters);
});

it('`early.js` records the digit of every panel', () => {
  const codes = panels.map((_panel, index) => panelShortcut(index).code);
  expect(codes.filter((code) => !earlyCodes.test(code))).toEqual([]);
});
