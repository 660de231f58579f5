import { CompletionContext } from '@codemirror/autocomplete';
import { xml } from '@codemirror/lang-xml';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { ssmlCompletion } from './ssml-completion.ts';

async function offeredAt(marked: string) {
  const pos = marked.indexOf('|');
  const created = EditorState.create({ doc: marked.replace('|', ''), extensions: [xml()] });
  // The editor parses for 20 ms before the first paint, which is too short on a busy machine.
  ensureSyntaxTree(created, created.doc.length, 60_000);
  const { state } = created.update({});
  const found = await ssmlCompletion(['hi_male', 'ta_female'])(new CompletionContext(state, pos, true));
  return {
    typed: found ? state.sliceDoc(found.from, pos) : undefined,
    offered: found?.options.map(({ label, apply }) => apply ?? label),
  };
}

describe('completion in SSML', () => {
  it.each([
    ['between quotes', '<speak><voice name="|"></voice></speak>', '', ['hi_male', 'ta_female']],
    ['after a letter', '<speak><voice name="t|"></voice></speak>', 't', ['hi_male', 'ta_female']],
    ['before the closing quote is there', '<speak><voice name="|', '', ['hi_male"', 'ta_female"']],
    ['before any quote', '<speak><voice name=|></voice></speak>', '', ['"hi_male"', '"ta_female"']],
    ['for an attribute', '<speak><voice |></voice></speak>', '', ['name']],
  ])('offers fitting completions %s', async (_, marked, typed, offered) => {
    expect(await offeredAt(marked)).toEqual({ typed, offered });
  });
});
