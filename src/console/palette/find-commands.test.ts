import { describe, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import type { Command, CommandGroup } from './command.ts';
import { findCommands, indexCommands } from './find-commands.ts';
import { languageCommands } from './language-commands.ts';

const recent = { title: 'Recent', ids: [] };
const words = <Words>({ en }: { readonly en: Words }) => en;
const languageGroup = languageCommands(
  { words },
  { does: 'translate', codes: Object.keys(languages), choose: () => {} },
);
const command = (id: string, title: string, more: Partial<Command> = {}): Command => ({ id, title, ...more });
const actions: CommandGroup = {
  id: 'actions',
  title: 'Actions',
  commands: [
    command('theme', 'Next theme'),
    command('dark', 'Theme: Dark'),
    command('drawer', 'Open or close the exchange drawer'),
  ],
};
const find = (
  query: string,
  groups: readonly CommandGroup[] = [actions, languageGroup],
  ids: string[] = [],
) => findCommands(indexCommands(groups), query, { ...recent, ids });
const idsOf = (query: string, groups?: readonly CommandGroup[]) =>
  find(query, groups).flatMap(({ commands }) => commands.map(({ id }) => id));

describe('finding a language', () => {
  it.each([
    // In Latin letters, even with a letter that is wrong, missing, added or swapped, and by other names.
    ...[
      ['tamil', 'ta'],
      ['taml', 'ta'],
      ['tmail', 'ta'],
      ['Thamizh', 'ta'],
      ['hindi', 'hi'],
      ['hidni', 'hi'],
    ],
    ...[
      ['bengali', 'bn'],
      ['bangali', 'bn'],
      ['oriya', 'or'],
      ['panjabi', 'pa'],
      ['punjbi', 'pa'],
      ['gujrati', 'gu'],
    ],
    ...[
      ['malyalam', 'ml'],
      ['telgu', 'te'],
      ['kanada', 'kn'],
      ['marati', 'mr'],
      ['sanskrt', 'sa'],
      ['santhali', 'sat'],
    ],
    ...[
      ['kashmiri', 'ks'],
      ['sindi', 'sd'],
      ['mnipuri', 'mni'],
      ['nepli', 'ne'],
      ['asamiya', 'as'],
      ['konkni', 'kok'],
    ],
    // In its own script, even by the beginning alone, and in other spellings.
    ...[
      ['தமிழ்', 'ta'],
      ['தமி', 'ta'],
      ['हिन्दी', 'hi'],
      ['हिंदी', 'hi'],
      ['हिन्', 'hi'],
      ['বাংলা', 'bn'],
    ],
    ...[
      ['ଓଡ଼ିଆ', 'or'],
      ['ଓଡିଆ', 'or'],
      ['اردو', 'ur'],
      ['اردُو', 'ur'],
      ['کاشر', 'ks'],
      ['سندھی', 'sd'],
    ],
    ...[
      ['ਪੰਜਾਬੀ', 'pa'],
      ['తెలు', 'te'],
      ['ᱥᱟᱱ', 'sat'],
      ['ꯃꯩꯇ', 'mni'],
      ['कोङ्कणी', 'kok'],
      ['অসমিয়া', 'as'],
    ],
    // By its code.
    ...[
      ['mai', 'mai'],
      ['brx', 'brx'],
    ],
  ])('%s finds %s first', (query, code) => {
    expect(idsOf(query)[0]).toBe(`language.translate.${code}`);
  });
});

describe('the list of commands', () => {
  it('words are found in any order and with one letter wrong', () => {
    expect(idsOf('dark theme')[0]).toBe('dark');
    expect(idsOf('exchnage')[0]).toBe('drawer');
  });

  it('nothing is shown for a query that matches nothing', () => {
    expect(find('qqqqqq')).toEqual([]);
  });

  it('a query of marks and operators alone is not an error', () => {
    for (const query of ['-', '"', "'", '*', '(', '\\', '-drawer', '்', '​'])
      expect(() => find(query)).not.toThrow();
  });

  it('without a query, recent commands come first and are not repeated', () => {
    const [first, second] = find('', [actions], ['drawer', 'gone', 'theme']);
    expect(first?.commands.map(({ id }) => id)).toEqual(['drawer', 'theme']);
    expect(second?.commands.map(({ id }) => id)).toEqual(['dark']);
  });

  it('the group of the best match comes first', () => {
    const other = { id: 'cases', title: 'Cases', commands: [command('case', 'Tamilnadu names')] };
    expect(find('tamil', [other, languageGroup]).map(({ id }) => id)).toEqual(['languages', 'cases']);
  });

  it('groups with the same id are joined', () => {
    const more = { ...actions, commands: [command('help', 'Keyboard shortcuts')] };
    expect(find('', [actions, languageGroup, more])[0]?.commands.map(({ id }) => id)).toContain('help');
  });

  it('a long group shows its best matches and how many more there are', () => {
    const calls = Array.from({ length: 500 }, (_, index) => command(`call.${index}`, `Translation ${index}`));
    const [group] = find('translation', [{ id: 'calls', title: 'History', commands: calls }]);
    expect(group?.commands).toHaveLength(8);
    expect(group?.more).toBe(492);
  });

  it('a command is found by its text as typed, after those found by name', () => {
    const named = command('named', 'The clinic opens at nine');
    const inText = command('in-text', 'Translation', { text: '{"data":["the clinic opens"],"id":"a-17"}' });
    const groups = [{ id: 'calls', title: 'History', commands: [inText, named] }];
    expect(idsOf('the clinic', groups)).toEqual(['named', 'in-text']);
    expect(idsOf('"id":"A-17"', groups)).toEqual(['in-text']);
  });

  it('a command is found by words of its title and its hint together', () => {
    const sample = command('sample', 'Translation: Clinic', { hint: 'The doctor will see you now.' });
    expect(idsOf('clinic doctor', [{ id: 'samples', title: 'Samples', commands: [sample] }])).toEqual([
      'sample',
    ]);
  });
});
