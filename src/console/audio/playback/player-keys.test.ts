import { describe, expect, it } from 'vitest';
import { actionOf, playerKeys } from './player-keys.ts';

const noModifiers = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('playerKeys', () => {
  it('each key is the shortcut of only one action', () => {
    const keys = playerKeys.flatMap(({ keys }) => [...keys]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    [{ key: ' ', code: 'Space' }, 'play'],
    [{ key: 'k', code: 'KeyK' }, 'play'],
    [{ key: '.', code: 'Period' }, 'next-word'],
    [{ key: '+', code: 'Equal', shiftKey: true }, 'zoom-in'],
    [{ key: 'i', code: 'KeyI' }, 'next-issue'],
    [{ key: 'I', code: 'KeyI', shiftKey: true }, 'previous-issue'],
    [{ key: 'R', code: 'KeyR' }, 'loop'],
  ])('the key press %o triggers the action %s', (press, action) => {
    expect(actionOf({ ...noModifiers, ...press })).toBe(action);
  });

  it('shortcuts use the position of the key on keyboards without Latin letters', () => {
    expect(actionOf({ ...noModifiers, key: 'र', code: 'KeyJ' })).toBe('back');
    expect(actionOf({ ...noModifiers, key: 'ㅏ', code: 'KeyK' })).toBe('play');
  });

  it('shortcuts use the letter of the key on other Latin layouts', () => {
    expect(actionOf({ ...noModifiers, key: 'a', code: 'KeyQ' })).toBe('loop-start');
    expect(actionOf({ ...noModifiers, key: 'q', code: 'KeyA' })).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)(
    'keys pressed together with %s are ignored',
    (modifier) => {
      expect(actionOf({ ...noModifiers, key: 'l', code: 'KeyL', [modifier]: true })).toBeUndefined();
    },
  );
});
