import { describe, expect, it } from 'vitest';
import { readSet, scenesSchemaText, writeSet } from './read-set.ts';
import type { Recorded } from './recorded.ts';
import { maxAudioBytes } from './recorded.ts';
import type { Scene, SceneSet } from './scene.ts';

const scene: Scene = {
  title: 'A greeting',
  panel: 'translation',
  form: { text: 'Hello', targets: ['hi', 'ta'] },
};
const set: SceneSet = { version: 1, id: 'greetings', name: 'Greetings', scenes: [scene] };
const recorded: Recorded = {
  at: '2026-11-23T10:00:00.000Z',
  target: 'embedded',
  calls: [
    {
      name: 'hi,ta',
      at: '2026-11-23T10:00:00.000Z',
      milliseconds: 12,
      request: { method: 'POST', path: '/', headers: { src_lang: 'en' }, body: '{}' },
      response: { status: 200, headers: {}, body: '{}' },
    },
  ],
};

const read = async (change: Record<string, unknown>) => {
  const found = await readSet(JSON.stringify({ ...set, ...change }));
  return 'problems' in found ? found.problems.map(({ sentence }) => sentence) : [];
};
const readScene = (change: Record<string, unknown>) => read({ scenes: [{ ...scene, ...change }] });

describe('a file of scenes', () => {
  it('a set is written with a link to its schema, and read back unchanged', async () => {
    const full: SceneSet = {
      ...set,
      about: 'Two words.',
      scenes: [
        {
          ...scene,
          notes: 'Say hello.',
          seconds: 20,
          send: false,
          point: { at: 'row', row: 2, language: 'ta' },
          faults: [{ operation: 'localization', times: 1, fault: { kind: 'reset' } }],
          recorded,
        },
      ],
    };
    const text = writeSet(full);
    expect(text).toMatch(/^\{\n {2}"\$schema": "\.\/scenes\.schema\.json",\n {2}"version": 1,/);
    expect(await readSet(text)).toEqual({ value: { $schema: './scenes.schema.json', ...full } });
  });

  it.each([
    ['a newer version', { version: 2, tracks: [] }, /^version: 2 is newer than 1, .*update the console$/],
    ['an unknown field', { author: 'me' }, /^author: not a field of a file of scenes$/],
    ['no scenes', { scenes: undefined }, /^scenes: expected array, received nothing$/],
    ['an id with a path', { id: '../a' }, /^id: expected lower-case letters/],
  ])('a file is refused with the name of the field: %s', async (_, change, problem) => {
    const problems = await read(change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it.each([
    ['an unknown field', { sound: true }, /^scenes\.0\.sound: not a field of a file of scenes$/],
    ['an unknown panel', { panel: 'mail' }, /^scenes\.0\.panel: .*translation.*received "mail"$/],
    [
      'an unknown field of the form',
      { form: { langs: [] } },
      /^scenes\.0\.form\.langs: not a field of the form of translation$/,
    ],
    [
      'a value that the panel lacks',
      { form: { targets: ['xx'] } },
      /^scenes\.0\.form\.targets: not a value that the form of translation has$/,
    ],
    ['an unknown point', { point: { at: 'logo' } }, /^scenes\.0\.point\.at: .*received "logo"$/],
    [
      'an unknown fault',
      { faults: [{ operation: 'tts', times: 1, fault: { kind: 'fire' } }] },
      /^scenes\.0\.faults\.0\.fault\.kind: /,
    ],
    [
      'an unknown field of a fault',
      { faults: [{ operation: 'tts', times: 1, fault: { kind: 'reset' }, after: 1 }] },
      /^scenes\.0\.faults\.0\.after: not a field/,
    ],
    [
      'a form for a panel without one',
      { panel: 'cases', form: { text: 'a' } },
      /^scenes\.0\.form\.text: not a field of the form of cases$/,
    ],
    [
      'credentials in a raw request',
      { form: { free: { headers: 'src_lang: en\nREV-API-KEY: secret', body: '{}' } } },
      /^scenes\.0\.form\.free\.headers: REV-API-KEY is a credential; remove it from the file$/,
    ],
    [
      'credentials in a recording',
      {
        recorded: {
          ...recorded,
          calls: [
            {
              ...recorded.calls[0],
              request: { method: 'POST', path: '/', headers: { rev_app_id: 'secret' } },
            },
          ],
        },
      },
      /^scenes\.0\.recorded\.calls\.0\.request\.headers\.rev_app_id: rev_app_id is a credential/,
    ],
    [
      'audio that is too large',
      {
        audio: {
          name: 'a.wav',
          mediaType: 'audio/wav',
          base64: 'A'.repeat(Math.ceil(maxAudioBytes / 3) * 4 + 4),
        },
      },
      /^scenes\.0\.audio\.base64: expected at most 2666668/,
    ],
  ])('a scene is refused with the name of the field: %s', async (_, change, problem) => {
    const problems = await readScene(change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
    expect(problems[0]).not.toContain('secret');
  });

  it('the order of the members of a JSON object does not matter', async () => {
    expect(await readScene({ form: { terms: [{ as: 'Meera', term: 'Meera' }] } })).toEqual([]);
  });

  it('the schema beside the sets that come with the console is current', async () => {
    await expect(scenesSchemaText()).toMatchFileSnapshot('../sets/scenes.schema.json');
  });
});
