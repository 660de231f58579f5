import { TransliterationLanguage } from '#contract/languages.ts';
import type { Exception } from '#contract/local/exceptions.ts';
import { type Steps, stepsInTurns } from '#service/in-turns.ts';
import { transliterateInSteps } from '../transliterate.ts';
import { builtInExceptionId, builtInExceptionWords } from './built-in-exceptions.ts';
import { exceptionKey } from './exception-key.ts';
import type { ExceptionFilter } from './exception-store.ts';

let listed: Promise<readonly Exception[]> | undefined;

/** The built-in exceptions as shown in the list of exceptions, in the order of their words. */
export function builtInExceptionList(): Promise<readonly Exception[]> {
  listed ??= stepsInTurns(allBuiltIn(), new AbortController().signal);
  return listed;
}

function* allBuiltIn(): Steps<readonly Exception[]> {
  const all: Exception[] = [];
  for (const to of TransliterationLanguage.options) {
    if (to === 'en') continue;
    for (const word of builtInExceptionWords(to)) {
      const spellings = yield* transliterateInSteps(word, 'en', to, { isBulk: false });
      all.push({
        id: builtInExceptionId(word, to),
        word,
        from: 'en',
        to,
        spellings,
        domain: null,
        account: null,
        origin: 'built-in',
        revision: 0,
      });
    }
  }
  return all.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
}

/** Whether a built-in exception matches a filter. */
export function matchesFilter(exception: Exception, filter: ExceptionFilter): boolean {
  const { query, from, to, domain, account } = filter;
  const texts = [exception.word, ...exception.spellings].map(exceptionKey);
  return (
    (query === undefined || texts.some((text) => text.includes(exceptionKey(query)))) &&
    (from === undefined || exception.from === from) &&
    (to === undefined || exception.to === to) &&
    !domain &&
    !account
  );
}
