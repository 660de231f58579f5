import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LanguageCode, languages, TransliterationLanguage } from '#contract/languages.ts';
import { dataFile } from '#service/data-file.ts';
import { transliterate } from '../transliterate.ts';
import { lexiconSpellings } from './lexicon.ts';

const folder = dataFile('transliteration/lexicon/words');
const files = readdirSync(folder);
const mainLanguages = ['hi', 'ta', 'te', 'bn', 'ur', 'pa'] as const;

function linesOf(file: string): { columns: string[]; lines: string[][] } {
  const [header = '', ...lines] = readFileSync(`${folder}/${file}`, 'utf8').split('\n').filter(Boolean);
  return { columns: header.split('\t'), lines: lines.map((line) => line.split('\t')) };
}

describe('the tables of the lexicon', () => {
  it.each(files)(
    '%s: every cell is NFC, in the script of its language, and every line is complete',
    (file) => {
      const { columns, lines } = linesOf(file);
      const wrong = lines.flatMap((cells) =>
        cells.length !== columns.length || !/^[\p{Script=Latin}0-9.'’&/| -]+$/u.test(cells[0] ?? '')
          ? [cells.join(' ')]
          : cells.slice(1).flatMap((cell, at) => {
              const { script } = languages[LanguageCode.parse(columns[at + 1])];
              const own = new RegExp(`^[\\p{Script_Extensions=${script}}\\p{M}\\u200c\\u200d '’./|-]*$`, 'u');
              return own.test(cell) && cell === cell.normalize('NFC') ? [] : [`${cells[0]}: ${cell}`];
            }),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('the lexicon has at least 3,000 headwords that are written in all six main languages', () => {
    const complete = files
      .map(linesOf)
      .filter(({ columns }) => mainLanguages.every((code) => columns.includes(code)))
      .flatMap(({ columns, lines }) =>
        lines.filter((cells) => mainLanguages.every((code) => cells[columns.indexOf(code)])),
      );
    expect(complete.length).toBeGreaterThan(3000);
  });
});

describe('words of the lexicon', () => {
  it.each([
    ['Lakshmi', 'hi', 'लक्ष्मी'],
    ['laxmi', 'ta', 'லட்சுமி'],
    ['Dr. Rao', 'hi', 'डॉ. राव'],
    ['New Delhi', 'ta', 'புது டெல்லி'],
    ['the clinic of Dr.', 'hi', 'द क्लिनिक ऑफ़ डॉ.'],
    ['Monday', 'bn', 'মানডে'],
  ] as const)('“%s” is spelled in %s as %s', (text, to, spelling) => {
    expect(transliterate(text, 'en', to)[0]).toBe(spelling);
  });

  it('the lexicon is used with and without isBulk', () => {
    for (const isBulk of [true, false]) {
      expect(transliterate('Lakshmi', 'en', 'hi', { isBulk })).toEqual(['लक्ष्मी']);
    }
  });

  it('suggestions begin with the lexicon’s usual spelling, and all differ', () => {
    const suggestions = transliterate('Chennai', 'en', 'hi', { noOfSuggestions: 5 });
    expect(suggestions[0]).toBe('चेन्नई');
    expect(new Set(suggestions).size).toBe(5);
  });

  it('an acronym in capitals follows the options for abbreviations, one in lower case the lexicon', () => {
    expect(transliterate('SBI', 'en', 'hi')[0]).toBe('एस.बी.आई.');
    expect(transliterate('sbi', 'en', 'hi')[0]).toBe('एसबीआई');
    expect(transliterate('SBI', 'en', 'ur', { abbreviationWithoutDot: true })[0]).toBe('ایس بی آئی');
  });

  it('a Hindi word that is also a common English word is read as Hindi only in a Hindi text', () => {
    expect(lexiconSpellings('main', 'hi', { wordsOf: 'hi' }).spellings).toEqual(['मैं']);
    expect(lexiconSpellings('main', 'hi').spellings).not.toContain('मैं');
  });

  it('a spelling derived from another script is marked as derived', () => {
    expect(lexiconSpellings('Menon', 'sat')).toMatchObject({ derived: true });
  });

  it.each([
    ['gu', 'Iyer Goa Kulkarni Bhubaneswar', 'ઐયર ગોવા કુલકર્ણી ભુવનેશ્વર'],
    ['kn', 'Menon Nagpur Suresh Kavita Rao Desai', 'ಮೆನನ್ ನಾಗ್ಪುರ ಸುರೇಶ್ ಕವಿತಾ ರಾವ್ ದೇಸಾಯಿ'],
    ['ml', 'Menon Iyer Kozhikode Thrissur Fatima', 'മേനോൻ അയ്യർ കോഴിക്കോട് തൃശൂർ ഫാത്തിമ'],
    ['mr', 'Nagpur Patil Kerala Raipur', 'नागपूर पाटील केरळ रायपूर'],
    ['or', 'Vijay Mishra Karnataka Mumbai Sunita', 'ବିଜୟ ମିଶ୍ର କର୍ଣ୍ଣାଟକ ମୁମ୍ବାଇ ସୁନୀତା'],
    ['as', 'Assam Guwahati Baruah Jorhat', 'অসম গুৱাহাটী বৰুৱা যোৰহাট'],
  ] as const)('names and places are spelled as %s itself spells them', (to, latin, written) => {
    expect(transliterate(latin, 'en', to)).toEqual([written.normalize('NFC')]);
  });

  it('Abdul is joined to a name of God in the Arabic script, but not to other names', () => {
    const write = (name: string, to: LanguageCode) => transliterate(name, 'en', to)[0];
    expect(write('Abdul Kalam', 'ur')).toBe('عبدالکلام');
    expect(write('Abdul Kalam', 'hi')).toBe('अब्दुल कलाम');
    expect(write('Abdul Khan', 'ur')).toBe('عبدل خان');
    expect(transliterate('عبدالکلام', 'ur', 'en')).toEqual(['abdul kalam']);
  });

  it('words are written in the script of each language, even where the spelling was derived', () => {
    for (const to of TransliterationLanguage.options.filter((code) => code !== 'en')) {
      const { script } = languages[to];
      const own = new RegExp(`^[\\p{Script=${script}}\\p{M}\\p{Script=Inherited}\\s]+$`, 'u');
      for (const word of ['Priya', 'Mohammed', 'Chennai', 'Biryani', 'Flipkart']) {
        const [spelling = ''] = lexiconSpellings(word, to).spellings;
        expect(spelling, `${word} ${to}`).toMatch(own);
      }
    }
  });
});
