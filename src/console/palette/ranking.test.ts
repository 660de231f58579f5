// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { panels } from '#console/app/panels.ts';
import { paletteWords } from '#console/catalogues/palette.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { wordsIn } from '#console/catalogues/words.ts';
import { currentLanguage } from '#console/languages/current-language.ts';
import { loadAllWords, openLanguage } from '#console/languages/load-language.ts';
import { savedCases } from '#console/storage/cases/saved-cases.ts';
import { accountsQuery, targetsQuery } from '#console/targets/queries.ts';
import type { TargetChoice } from '#console/targets/target-choice.tsx';
import { defaultAccount, embeddedTarget } from '#contract/proxy/targets.ts';
import { demoAccounts } from '#service/accounts.ts';
import type { CommandGroup, CommandPage } from './command.ts';
import { commandSources } from './command-sources.ts';
import { type CommandIndex, findCommands, indexCommands } from './find-commands.ts';

const starterCases = import.meta.glob<{ id: string; name: string; tags?: string[] }>(
  ['/e2e/cases/*/*.json'],
  { import: 'default' },
);

let index: CommandIndex;
beforeAll(async () => {
  index = await indexIn('en', 'ltr');
}, 60_000);

/** All commands on a page in one language of the interface. */
async function indexIn(code: string, direction: string): Promise<CommandIndex> {
  await openLanguage(code, direction);
  await loadAllWords();
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const fresh = { updatedAt: Number.MAX_SAFE_INTEGER };
  queries.setQueryData(
    accountsQuery.queryKey,
    demoAccounts.map((account) => ({ ...account, used: 0 })),
    fresh,
  );
  queries.setQueryData(
    targetsQuery.queryKey,
    {
      targets: [
        { name: embeddedTarget, kind: 'embedded', hasCredentials: true },
        { name: 'staging', kind: 'remote', hasCredentials: true },
      ],
    } as never,
    fresh,
  );
  const titles = Object.entries(starterCases).map(async ([path, load]) => ({
    path: path.replace('/e2e/cases/', ''),
    ...(await load()),
  }));
  vi.spyOn(savedCases, 'titles').mockResolvedValue((await Promise.all(titles)) as never);
  const page: CommandPage = {
    words: (catalogue) => wordsIn(currentLanguage(), catalogue),
    path: '/translation',
    navigate: () => {},
    openForm: () => {},
    press: () => {},
    choice: { target: embeddedTarget, account: defaultAccount } as TargetChoice,
    queries,
  };
  const groups: CommandGroup[] = [];
  for (const load of commandSources) groups.push(...(await (await load())(page)));
  return indexCommands(groups);
}
afterAll(async () => {
  await openLanguage('en', 'ltr');
  vi.restoreAllMocks();
});

const firstFor = (query: string) => findCommands(index, query, { title: 'Recent', ids: [] })[0]?.commands[0];

it.each([
  ['dark', 'Theme: Dark'],
  ['fault', 'Fault injection'],
  ['demo accounts', 'Demo accounts'],
  ['light', 'Theme: Light'],
  ['system', 'Theme: System'],
  ['theme', 'Theme: System'],
  ['theme dark', 'Theme: Dark'],
  ['dark theme', 'Theme: Dark'],
  ['next theme', 'Next theme'],
  ['hindi-english', 'Account: hindi-english'],
  ['account', 'Account: working'],
  ['working', 'Account: working'],
  ['account working', 'Account: working'],
  ['expired', 'Account: expired'],
  ['exhausted', 'Account: exhausted'],
  ['no-translation', 'Account: no-translation'],
  ['small allowance', 'Account: small-allowance'],
  ['target', 'Target: embedded'],
  ['staging', 'Target: staging'],
  ['language', 'Language of the interface: English'],
  ['interface hindi', 'Language of the interface: हिन्दी'],
  ['urdu interface', 'Language of the interface: اردو'],
  ['translation', 'Translation'],
  ['translit', 'Transliteration'],
  ['speech to text', 'Speech to text'],
  ['text to speech', 'Text to speech'],
  ['stt', 'Speech to text'],
  ['TTS', 'Text to speech'],
  ['service', 'Service'],
  ['cases', 'Cases'],
  ['reference', 'Reference'],
  ['send', 'Send, from anywhere in the panel'],
  ['drawer', 'Open or close the exchange drawer'],
  ['exchnage', 'Open or close the exchange drawer'],
  ['history', 'Open or close the exchange drawer'],
  ['keyboard', 'This list'],
  ['keys', 'This list'],
  ['options', 'Open or fold the options'],
  ['details', 'Show or hide the details of results'],
  ['characters', 'Characters of the selected text, the field or the result'],
  ['unicode', 'Characters of the selected text, the field or the result'],
  ['present', 'Present this page to an audience, or go back'],
  ['stage', 'Present this page to an audience, or go back'],
  ['projector', 'Present this page to an audience, or go back'],
  ['tour', 'Start the tour'],
  ['scenes', 'Scenes'],
  ['add scene', 'Add this view as a scene'],
  ['shop', 'Present · A shop’s messages in fifteen languages'],
  ['wrong', 'Present · When things go wrong'],
  ['call centre', 'Present · A call centre’s recording to text'],
  ['announcement', 'Present · An announcement at three speeds'],
  ['speak', 'Text to speech'],
  ['voice', 'Text to speech'],
  ['text', 'Text to speech'],
  ['error', 'Fault injection'],
  ['tamil', 'Translate into Tamil'],
  ['taml', 'Translate into Tamil'],
  ['hidni', 'Translate into Hindi'],
  ['ta', 'Translate into Tamil'],
  ['hi', 'Translate into Hindi'],
  ['english', 'Translate into English'],
  ['اردو', 'Translate into Urdu'],
  ['தமிழ்', 'Translate into Tamil'],
  ['ଓଡ଼ିଆ', 'Translate into Odia'],
  ['বাংলা', 'Translate into Bangla'],
  ['speak hindi', 'Speak Hindi'],
  ['recognise hindi', 'Recognise Hindi'],
  ['translate into sindhi', 'Transliterate into Sindhi'],
  ['clinic', 'Translation: Clinic'],
  ['orders', 'Translation: Orders'],
  ['names', 'Transliteration: Names'],
  ['numbers', 'Transliteration: Numbers'],
  ['abbreviations', 'Transliteration: Abbreviations'],
  ['wav', 'Speech to text: WAV'],
  ['speech wav', 'Speech to text: WAV'],
  ['mp3', 'Speech to text: MP3'],
  ['limits', 'Reference: Limits'],
  ['sample rate', 'sample_rate'],
  ['subtitles', 'subtitles'],
  ['break', 'break'],
  ['src_lang', 'src_lang'],
  ['usage exhausted', 'usage exhausted'],
  ['request id', 'X-Request-Id'],
  ['moderation', 'An entry whose moderation is in progress has status 5'],
  ['reset', 'A connection that is reset is tried again'],
])('“%s” finds “%s” first', (query, title) => {
  expect(firstFor(query)?.title).toBe(title);
});

describe.each([
  { code: 'hi', direction: 'ltr', script: /\p{Script=Devanagari}/u },
  { code: 'ur', direction: 'rtl', script: /\p{Script=Arabic}/u },
])('the palette in $code', { tags: 'slow' }, ({ code, direction, script }) => {
  beforeAll(async () => {
    index = await indexIn(code, direction);
  }, 60_000);

  it('every whole title in the script of the language finds its command first', { tags: 'slow' }, () => {
    const titles = index.groups
      .flatMap(({ commands }) => commands.map(({ title }) => title))
      .filter((title) => script.test(title));
    expect(titles.length).toBeGreaterThan(100);
    expect(titles.filter((title) => firstFor(title)?.title !== title)).toEqual([]);
  });

  it('the usual words for what a panel does find the panel first, in the language and in English', () => {
    const { panels: names } = wordsIn(currentLanguage(), shellWords);
    const { alsoCalled } = wordsIn(currentLanguage(), paletteWords);
    for (const panel of ['translation', 'transliteration', 'speechToText', 'textToSpeech'] as const) {
      for (const name of alsoCalled[panel]?.split(', ') ?? [])
        expect(firstFor(name)?.title, name).toBe(names[panel]);
    }
    for (const name of alsoCalled.faults?.split(', ') ?? [])
      expect(firstFor(name)?.id, name).toBe('service.faults');
  });

  it('the beginning of the name of a panel finds the panel first, even if others have the same words', () => {
    const { translation, transliteration, speechToText, textToSpeech } = wordsIn(
      currentLanguage(),
      shellWords,
    ).panels;
    for (const name of [translation, transliteration, speechToText, textToSpeech]) {
      expect(firstFor(name.slice(0, -2))?.title).toBe(name);
    }
  });

  it('the name of any panel, or a part of it that is longer than three letters, finds the command that opens it', () => {
    const names = wordsIn(currentLanguage(), shellWords).panels;
    const typed = panels.map(({ name }) => (names[name].length > 4 ? names[name].slice(0, -1) : names[name]));
    expect(typed.map((part) => firstFor(part)?.id)).toEqual(panels.map(({ path }) => `panel.${path}`));
  });
});
