import { useEffect, useState } from 'react';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnounce } from '#console/ui/Announcer.tsx';
import { Button } from '#console/ui/Button.tsx';
import { differences } from '#console/ui/differences.ts';
import { FailureCard } from '#console/ui/FailureCard.tsx';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { MarkedRuns } from '#console/ui/MarkedRuns.tsx';
import { Switch } from '#console/ui/Switch.tsx';
import { findLanguage } from '#contract/languages.ts';
import { type LabOption, labOptions, type TransliterationForm } from './form.ts';
import { labExamples } from './lab-options.ts';
import { type Firsts, useLab } from './use-lab.ts';

interface LabProps {
  form: TransliterationForm;
  onChange: (change: Partial<TransliterationForm>) => void;
}

/** The tester's text under two sets of options, and what each option alone does to it. */
export function Lab({ form, onChange }: LabProps) {
  const words = useWords(transliterationWords);
  const announce = useAnnounce();
  const asks = (text: string): TransliterationForm => ({
    ...form,
    text,
    view: 'strings',
    typed: '',
    lab: [],
    suggestions: 1,
    free: undefined,
  });
  const [asked, setAsked] = useState<TransliterationForm>();
  const results = useLab(asked, form.lab);
  const done = results.before !== undefined && results.second !== undefined;
  useEffect(() => {
    if (done) announce(words.lab.done);
  }, [done, announce, words]);
  const names: Readonly<Record<LabOption, string>> = { ...words.convertNumber, ...words.switches };
  return (
    <div className="flex flex-col gap-4 p-4">
      <p className="text-base text-ink-second">{words.lab.explanation}</p>
      <div>
        <Button look="primary" onClick={() => setAsked(asks(form.text))}>
          {words.lab.compare}
        </Button>
      </div>
      {results.failure && <FailureCard failure={results.failure} onAgain={results.again} />}
      {asked && !done && !results.failure && <p className="text-base text-ink-third">{words.lab.waiting}</p>}
      {done && <SideBySide before={results.before} after={results.second} form={form} />}
      <ul aria-label={words.lab.options} className="flex flex-col">
        {labOptions.map((option) => (
          <li key={option} className="border-t border-line py-2">
            <Switch
              label={names[option]}
              checked={form.lab.includes(option)}
              onChange={(on) =>
                onChange({ lab: on ? [...form.lab, option] : form.lab.filter((other) => other !== option) })
              }
            />
            <Effect
              before={results.before}
              after={results.after.get(option)}
              target={form.target}
              example={labExamples[option]}
              onExample={() => {
                onChange({ text: labExamples[option] });
                setAsked(asks(labExamples[option]));
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SideBySideProps {
  before: Firsts;
  after: Firsts;
  form: TransliterationForm;
}

function SideBySide({ before = [], after = [], form }: SideBySideProps) {
  const words = useWords(transliterationWords).lab;
  const rows = before.map((text, index) => ({ number: index + 1, before: text, after: after[index] ?? '' }));
  return (
    <table className="w-full table-fixed text-start">
      <thead>
        <tr className="text-sm text-ink-second">
          <th scope="col" className="py-1 text-start font-semibold">
            {words.first}
          </th>
          <th scope="col" className="py-1 text-start font-semibold">
            {words.second}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number} className="border-t border-line align-top">
            <Pair before={row.before} after={row.after} code={form.target} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pair({ before, after, code }: { before: string; after: string; code: string }) {
  const cut = differences(before, after, findLanguage(code)?.bcp47 ?? 'und');
  return [cut.before, cut.after].map((runs, side) => (
    <td key={side === 0 ? 'before' : 'after'} className="py-1.5 pe-3">
      <LanguageText as="p" code={code} className="text-xl wrap-anywhere">
        <MarkedRuns runs={runs} />
      </LanguageText>
    </td>
  ));
}

interface EffectProps {
  before: Firsts;
  after: Firsts;
  target: string;
  example: string;
  onExample: () => void;
}

/** What turning one option does to the first string that it changes. */
function Effect({ before, after, target, example, onExample }: EffectProps) {
  const words = useWords(transliterationWords).lab;
  if (!before || !after) return null;
  const index = before.findIndex((text, place) => text !== after[place]);
  if (index < 0) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-third">
        {words.noEffect}
        <Button look="quiet" size="small" className="-mx-2.5" onClick={onExample}>
          {words.example(example)}
        </Button>
      </p>
    );
  }
  const cut = differences(before[index] ?? '', after[index] ?? '', findLanguage(target)?.bcp47 ?? 'und');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 text-sm text-ink-third">
      <dt>{words.before}</dt>
      <dd className="text-lg wrap-anywhere text-ink">
        <LanguageText code={target}>
          <MarkedRuns runs={cut.before} />
        </LanguageText>
      </dd>
      <dt>{words.after}</dt>
      <dd className="text-lg wrap-anywhere text-ink">
        <LanguageText code={target}>
          <MarkedRuns runs={cut.after} />
        </LanguageText>
      </dd>
    </dl>
  );
}
