import { describe, expect, it } from 'vitest';
import { createChosenNmt } from '#service/engines/nmt/chosen-nmt.ts';
import { createEngineChoice } from '#service/store/engine-choice/engine-choice-memory.ts';
import { type Misbehaviour, type NmtServerOptions, startNmtServer } from '#testing/service/nmt-server.ts';
import { scriptedNmt } from '#testing/service/scripted-nmt.ts';
import { translate, translateOne } from '#testing/service/translation-setup.ts';

const workingEngine = scriptedNmt((text, to) => `[${to}] ${text}`);

describe('the answer to a translation request', () => {
  it('with several target languages, a string has status 4 and a status for each target', async () => {
    const { response } = await translate({
      data: ['Thank you.', 'Go.'],
      to: ['hi', 'ta', 'bn'],
      nmt: workingEngine,
    });
    expect(response.responseList).toEqual([
      {
        inString: 'Thank you.',
        apiStatus: 4,
        outStrings: { hi: 'धन्यवाद।', ta: 'நன்றி.', bn: 'ধন্যবাদ।' },
        api_statuses: { hi: 2, ta: 5, bn: 4 },
      },
      {
        inString: 'Go.',
        apiStatus: 4,
        outStrings: { hi: '[hi] Go.', ta: '[ta] Go.', bn: '[bn] Go.' },
        api_statuses: { hi: 3, ta: 3, bn: 3 },
      },
    ]);
  });

  it('tokenConsumed is the number of characters that NMT translated, counted for each target', async () => {
    const data = ['x'.repeat(54), 'y'.repeat(48)];
    const nmt = scriptedNmt(() => 'ठीक है');
    expect((await translate({ data, nmt })).response.tokenConsumed).toBe(102);
    expect((await translate({ data, to: ['hi', 'mr'], nmt })).response.tokenConsumed).toBe(204);
    expect((await translate({ data })).response.tokenConsumed).toBe(0);
    const partly = await translate({ data: ['Thank you. Go on 😀', 'Go. 12. Come. '], nmt: workingEngine });
    expect(partly.response.tokenConsumed).toBe('Go on '.length + 1 + 'Go. 12. Come. '.length);
    expect(partly.characters).toBe('Thank you. Go on '.length + 1 + 14);
  });

  it('the strings keep their order, even equal ones, and each request has its own id', async () => {
    const data = ['Yes.', 'Thank you.', 'Yes.'];
    const [first, second] = [await translate({ data }), await translate({ data })];
    expect(first.response.responseList.map((entry) => entry.inString)).toEqual(data);
    expect(first.response.uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    expect(first.response.uuid).not.toBe(second.response.uuid);
  });

  it('the explanation names the route of every segment', async () => {
    const { explanation, response } = await translate({
      data: ['Thank you. Hello Asha. Go.'],
      nmt: workingEngine,
    });
    expect(explanation).toEqual({
      function: 'localization',
      id: response.uuid,
      uuid: response.uuid,
      strings: [
        {
          inString: 'Thank you. Hello Asha. Go.',
          targets: {
            hi: [
              {
                segment: 'Thank you.',
                output: 'धन्यवाद।',
                route: 'lookup',
                apiStatus: 2,
                tokens: 0,
                servedBy: 'thanks',
              },
              {
                segment: 'Hello Asha.',
                output: 'नमस्ते hi_Asha।',
                route: 'template',
                apiStatus: 2,
                tokens: 0,
                servedBy: 'hello',
              },
              {
                segment: 'Go.',
                output: '[hi] Go.',
                route: 'nmt',
                apiStatus: 3,
                tokens: 3,
                servedBy: 'scripted',
              },
            ],
          },
        },
      ],
    });
  });

  it('the explanation shows how each masked term appears in the output', async () => {
    const { explanation } = await translate({ data: ['Meera left.'], nmtMaskTerms: ['Meera'] });
    const { kept, output } = explanation.strings[0]?.targets.hi?.[0] ?? {};
    expect(kept).toContain('hi_Meera');
    expect(output).toContain('hi_Meera');
  });

  it.each([
    ['Thank you 😀', 'धन्यवाद 😀'],
    ['🙏🏽 Thank you! 👨‍👩‍👧', '🙏🏽 धन्यवाद। 👨‍👩‍👧'],
    ['😀', '😀'],
  ])('emoji around a known sentence are kept: %s', async (text, translation) => {
    const { response } = await translate({ data: [text] });
    expect(response.responseList[0]).toMatchObject({ outString: translation });
  });

  it('a request without strings has an empty answer', async () => {
    expect((await translate({ data: [] })).response).toMatchObject({ responseList: [], tokenConsumed: 0 });
  });

  it('a string with an injected fault has the status of the fault and its input as output', async () => {
    const fault = (index: number) => (index === 1 ? -7 : undefined);
    const { response } = await translate({
      data: ['Thank you.', 'Thank you.', 'Go.'],
      nmt: workingEngine,
      fault,
    });
    expect(response.responseList).toMatchObject([
      { outString: 'धन्यवाद।', apiStatus: 2 },
      { outString: 'Thank you.', apiStatus: -7 },
      { outString: '[hi] Go.', apiStatus: 3 },
    ]);
  });

  it('translation stops when the caller aborts', async () => {
    const caller = new AbortController();
    const waits = scriptedNmt((text) => {
      caller.abort(new Error('enough'));
      return text;
    });
    await expect(translate({ data: ['Go.'], nmt: waits, signal: caller.signal })).rejects.toThrow('enough');
  });
});

describe('filterProfane', () => {
  it('filterProfane hides profane words before translation and leaves inString unchanged', async () => {
    const sent: string[] = [];
    const nmt = scriptedNmt((text) => {
      sent.push(text);
      return text;
    });
    const { response } = await translate({ data: ['What a bastard.'], nmt, filterProfane: true });
    expect(sent).toEqual(['What a *******.']);
    expect(response.responseList).toMatchObject([
      { inString: 'What a bastard.', outString: 'What a *******.', apiStatus: 3 },
    ]);
  });

  it('the explanation names the words that filterProfane hid, with their severity', async () => {
    const data = ['What a bastard. Shit!', 'Thank you.'];
    const { explanation } = await translate({ data, filterProfane: true });
    expect(explanation.strings.map(({ filtered }) => filtered)).toEqual([
      [
        { word: 'bastard', severity: 'mild' },
        { word: 'Shit', severity: 'strong' },
      ],
      undefined,
    ]);
  });

  it('profane words of the source language and of English are hidden, romanised ones too', async () => {
    const { response } = await translate({
      data: ['तू चूतिया है', 'tu chutiya hai', 'what the shit'],
      from: 'hi',
      to: ['ta'],
      filterProfane: true,
      enableNmt: false,
      enableTransliteration: false,
    });
    expect(response.responseList).toMatchObject([
      { outString: 'तू *** है' },
      { outString: 'tu ******* hai' },
      { outString: 'what the ****' },
    ]);
  });

  it('profane words are translated unless filterProfane is enabled', async () => {
    expect(await translateOne({ text: 'What a bastard.', nmt: workingEngine })).toEqual([
      '[hi] What a bastard.',
      3,
    ]);
  });
});

describe.each(['libretranslate', 'openai'])('translation with the %s engine', (NMT_KIND) => {
  const request = { data: ['Thank you. Acme plays.', 'Go.'], nmtMaskTerms: ['Acme'] };
  const translateWith = async (
    behaviour: NmtServerOptions,
    rest: { enableTransliteration?: boolean } = {},
  ) => {
    const server = await startNmtServer(behaviour);
    // Only a server that never answers gets a short timeout.
    const NMT_TIMEOUT_MS = behaviour.misbehave?.(1)?.kind === 'silence' ? '60' : '20000';
    const base = `${server.url}${NMT_KIND === 'openai' ? '/v1' : ''}`;
    const settings = { NMT_KIND, NMT_BASE_URL: base, NMT_MODEL: 'small', NMT_TIMEOUT_MS };
    const nmt = await createChosenNmt(settings, createEngineChoice()).engine();
    try {
      return await translate({ ...request, ...rest, ...(nmt && { nmt }), to: ['hi', 'bn'] });
    } finally {
      await server.close();
    }
  };

  it('translates segments that the lookup does not know, and keeps masked terms', async () => {
    const { response } = await translateWith({});
    expect(response.responseList).toMatchObject([
      {
        outStrings: { hi: 'धन्यवाद। hi_Acme PLAYS.', bn: 'ধন্যবাদ। bn_Acme PLAYS.' },
        api_statuses: { hi: 6, bn: 6 },
      },
      { outStrings: { hi: 'GO.', bn: 'GO.' }, api_statuses: { hi: 3, bn: 3 } },
    ]);
    expect(response.tokenConsumed).toBe(2 * ('Acme plays.'.length + 'Go.'.length));
  });

  const title = 'falls back to transliteration when the engine %s';
  it.each([
    ['answers with an error', { kind: 'status', status: 500 }, -4],
    ['answers with text that is not JSON', { kind: 'body', body: 'oops' }, -4],
    ['answers with a message that is not a list', { kind: 'message', content: 'no list' }, -4],
    ['resets the connection', { kind: 'reset' }, -4],
    ['is too slow', { kind: 'silence' }, -5],
  ] as const)(title, expectTransliterated);
  it.each([['answers without end', { kind: 'endless' }, -4]] as const)(
    title,
    { tags: 'slow' },
    expectTransliterated,
  );
  async function expectTransliterated(_: string, trouble: Misbehaviour, status: number) {
    const fallen = await translateWith({ misbehave: () => trouble });
    expect(fallen.response.responseList[1]).toMatchObject({
      outStrings: { hi: 'hi_Go.', bn: 'bn_Go.' },
      api_statuses: { hi: -2, bn: -2 },
    });
    const failed = await translateWith({ misbehave: () => trouble }, { enableTransliteration: false });
    expect(failed.response.responseList[1]).toMatchObject({
      outStrings: { hi: 'Go.', bn: 'Go.' },
      api_statuses: { hi: status, bn: status },
    });
    expect(failed.response.tokenConsumed).toBe(0);
  }
});
