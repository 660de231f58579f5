import { describe, expect, it } from 'vitest';
import { directQuestions } from './direct-questions.ts';

describe('the direct questions of an indirect one', () => {
  it.each([
    ['Could you please tell me where the bank is?', 'where is the bank'],
    ['Do you know where the railway station is?', 'where is the railway station'],
    ['Can you tell me how much this costs?', 'how much does this cost'],
    ["I'd like to know when the train leaves.", 'when does the train leave'],
    ['Please tell me what time the shop opens.', 'what time does the shop open'],
    ['May I know which bus goes to the market?', 'which bus goes to the market'],
    ['Do you know if there is a bank near here?', 'is there a bank near here'],
    ['Could you tell me whether this bus goes to Pune?', 'does this bus go to Pune'],
    ['Any idea how I can get to the airport?', 'how can I get to the airport'],
    ['Can you show me how to open the app?', 'how do i open the app'],
    ['Tell me how much I have to pay', 'how much do I have to pay'],
    ['Tell me where’s the bank', 'where is the bank'],
    ['I would like to know the price of this bag.', 'what is the price of this bag'],
    ['Please tell me the timings of the museum.', 'what are the timings of the museum'],
    ['Please let me know how long it will take.', 'how long will it take'],
  ])('the direct questions for "%s" include "%s"', (indirect, direct) => {
    expect(directQuestions(indirect, 'en')).toContain(direct);
  });

  it.each([
    'Where is the bank?',
    'Please tell me.',
    'Please tell me a story.',
    'Let me know when you arrive.',
    'Please let me know if you need anything.',
    'I know where the bank is.',
    'I do not know where the bank is.',
  ])('"%s" has no direct question', (text) => {
    expect(directQuestions(text, 'en')).toEqual([]);
  });

  it('there are at most 16 direct questions, and none for a long text or a language other than English', () => {
    expect(directQuestions('Tell me where the bank is', 'hi')).toEqual([]);
    expect(directQuestions(`Tell me where ${'is was has '.repeat(6)}`, 'en').length).toBeLessThanOrEqual(16);
    expect(directQuestions(`Tell me where ${'is '.repeat(5_000)}`, 'en')).toEqual([]);
  });
});
