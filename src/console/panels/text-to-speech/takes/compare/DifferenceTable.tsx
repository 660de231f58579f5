import type { ReactNode } from 'react';
import { differences } from '#cases/checks/text/differences.ts';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { classNames } from '#console/ui/controls/class-names.ts';
import { LanguageText, languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { formatSeconds } from '#console/ui/text/format.ts';
import { MarkedDifferences } from '#console/ui/text/MarkedDifferences.tsx';
import { languageOf, visibleInput } from '../../form/form.ts';
import type { Take } from '../take.ts';

/** Maximum length of texts whose differences are highlighted; finding them in longer ones is too slow. */
const comparedCharacters = 2000;

/** The settings and measured properties of two takes; differences are highlighted and named. */
export function DifferenceTable({ a, b }: { a: Take; b: Take }) {
  const { takes: words, semitones } = useWords(textToSpeechResultWords);
  const seconds = ({ duration }: Take) => (duration === undefined ? words.noLength : formatSeconds(duration));
  const rows: readonly (readonly [string, string, string])[] = [
    [words.settings.speaker, a.form.speaker, b.form.speaker],
    [words.settings.speed, `${a.form.speed}×`, `${b.form.speed}×`],
    [words.settings.pitch, `${a.form.pitch} ${semitones}`, `${b.form.pitch} ${semitones}`],
    [words.settings.sampleRate, a.form.sampleRate, b.form.sampleRate],
    [words.settings.format, a.form.format, b.form.format],
    [words.settings.duration, seconds(a), seconds(b)],
    [words.settings.size, formatBytes(a.size), formatBytes(b.size)],
  ];
  const [one, other] = [visibleInput(a.form), visibleInput(b.form)];
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{words.settingsOfBoth}</caption>
        <thead>
          <tr className="text-start text-ink-third">
            <th scope="col" className="px-4 py-1 text-start font-normal">
              {words.setting}
            </th>
            {['A', 'B'].map((letter) => (
              <th key={letter} scope="col" className="px-2 py-1 text-start font-semibold">
                {letter}
              </th>
            ))}
            <th scope="col" className="px-4 py-1 text-start font-normal">
              {words.compared}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, left, right]) => (
            <DifferenceRow
              key={name}
              name={name}
              differs={left !== right}
              left={<bdi>{left}</bdi>}
              right={<bdi>{right}</bdi>}
            />
          ))}
          <DifferenceRow
            name={words.settings.text}
            differs={one !== other}
            left={<TakeText take={a} beside={other} />}
            right={<TakeText take={b} beside={one} second />}
          />
        </tbody>
      </table>
    </div>
  );
}

interface DifferenceRowProps {
  name: string;
  differs: boolean;
  left: ReactNode;
  right: ReactNode;
}

function DifferenceRow({ name, differs, left, right }: DifferenceRowProps) {
  const { takes: words } = useWords(textToSpeechResultWords);
  return (
    <tr className={classNames('border-t border-line align-top', differs && 'bg-database-tint')}>
      <th scope="row" className="px-4 py-1.5 text-start font-normal text-ink-second">
        {name}
      </th>
      <td className="px-2 py-1.5 tabular wrap-anywhere">{left}</td>
      <td className="px-2 py-1.5 tabular wrap-anywhere">{right}</td>
      <td className="px-4 py-1.5 font-semibold">{differs ? words.differs : words.same}</td>
    </tr>
  );
}

interface TakeTextProps {
  take: Take;
  /** The text of the other take. */
  beside: string;
  /** Whether this is the take on the right. */
  second?: boolean;
}

function TakeText({ take: { form }, beside, second = false }: TakeTextProps) {
  const text = visibleInput(form);
  const code = form.mode === 'ssml' ? '' : languageOf(form);
  const compare = text !== beside && text.length + beside.length <= comparedCharacters;
  const { lang = 'und' } = languageAttributes(code);
  const parts =
    compare && (second ? differences(beside, text, lang).after : differences(text, beside, lang).before);
  return (
    <LanguageText as="div" code={code} className="max-h-40 overflow-y-auto whitespace-pre-wrap">
      {parts ? <MarkedDifferences parts={parts} /> : text}
    </LanguageText>
  );
}
