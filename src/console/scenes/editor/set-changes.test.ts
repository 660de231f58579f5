import { expect, it } from 'vitest';
import type { SceneSet } from '../set-file/scene.ts';
import { changeScene, insertScene, moveScene, plannedSeconds, removeScene } from './set-changes.ts';
import { visibleTextOf } from './visible-text.ts';

const set: SceneSet = {
  version: 1,
  id: 'a',
  name: 'A',
  scenes: ['one', 'two', 'three'].map((title) => ({ title, panel: 'cases', form: {} })),
};
const titles = ({ scenes }: SceneSet) => scenes.map(({ title }) => title);

it('a scene moves to another place, but not beyond either end', () => {
  expect(titles(moveScene(set, 0, 2))).toEqual(['two', 'three', 'one']);
  expect(titles(moveScene(set, 2, 0))).toEqual(['three', 'one', 'two']);
  expect(moveScene(set, 0, -1)).toBe(set);
  expect(moveScene(set, 2, 3)).toBe(set);
});

it('a scene that was removed returns to its place', () => {
  const removed = removeScene(set, 1);
  expect(titles(removed)).toEqual(['one', 'three']);
  expect(insertScene(removed, 1, set.scenes[1]!)).toEqual(set);
});

it('a field that is set to undefined is removed from its scene', () => {
  const changed = changeScene(set, 0, { title: 'first', notes: 'a' });
  expect(changed.scenes[0]).toEqual({ title: 'first', panel: 'cases', form: {}, notes: 'a' });
  expect('notes' in changeScene(changed, 0, { notes: undefined }).scenes[0]!).toBe(false);
});

it('the planned time of a set is the sum of the planned times of its scenes', () => {
  expect(plannedSeconds(set)).toBeUndefined();
  expect(plannedSeconds(changeScene(changeScene(set, 0, { seconds: 20 }), 2, { seconds: 15 }))).toBe(35);
});

it('the visible text of a form is the first line that is not blank, never cut inside a grapheme', () => {
  expect(visibleTextOf({ text: ' \nHello\nWorld' })).toBe('Hello');
  expect(visibleTextOf({ text: '', ssml: '<speak>a</speak>' })).toBe('<speak>a</speak>');
  expect(visibleTextOf({ targets: ['hi'] })).toBe('');
  expect(visibleTextOf({ text: 'की'.repeat(100) })).toBe(`${'की'.repeat(59)}…`);
});
