import { languages } from '#contract/languages.ts';
import type { ExceptionDraft } from '#contract/local/exceptions.ts';
import { charactersIn } from '#service/count-characters.ts';
import { splitIntoSegments } from '../segments.ts';
import { languageOfWord } from '../word-script.ts';
import { withExceptions } from './custom-exceptions.ts';
import { exceptionKey } from './exception-key.ts';

const tidyText = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** The draft without extra whitespace, and with each spelling once. */
export function tidyDraft(draft: ExceptionDraft): ExceptionDraft {
  const spellings = [...new Set(draft.spellings.map(tidyText))].filter((spelling) => spelling !== '');
  return { ...draft, word: tidyText(draft.word), spellings };
}

/** Why an exception would never be used; undefined if it would. The draft must come from `tidyDraft`. */
export function draftProblem({ word, from, to, spellings }: ExceptionDraft): string | undefined {
  if (spellings.length === 0) return 'spellings: at least one is required';
  if (from === to) return 'to: the same language as “from”';
  const language = languageOfWord(word, from) ?? from;
  if (language !== from) {
    return `word: not in the script of ${languages[from].englishName}; its language would be “${language}”`;
  }
  const key = exceptionKey(word);
  const found = withExceptions(splitIntoSegments(word), from, to, {
    longest: () => charactersIn(key),
    find: (text) => (text === key ? { id: '', spellings } : undefined),
  });
  const isFound = found.length === 1 && found[0]?.kind === 'exception';
  return isFound ? undefined : 'word: expected to begin with a letter or a digit';
}
