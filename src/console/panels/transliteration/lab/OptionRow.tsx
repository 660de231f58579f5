import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useDetailsOpen } from '#console/ui/details/details.ts';
import { describeFailure } from '#console/ui/feedback/describe-failure.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { defaultOptions, type OptionName, type OptionSet, type TransliterationForm } from '../form/form.ts';
import { StringRoutes } from '../routes/StringRoutes.tsx';
import { ComparedSuggestions } from './ComparedSuggestions.tsx';
import { labExamples, optionSetsOf, type Trial, trialsOf, withOption } from './lab-options.ts';
import { OptionControl } from './OptionControl.tsx';
import { sameSuggestions } from './side-by-side.ts';
import { type LabResults, maxTrialStrings } from './use-lab.ts';

interface OptionRowProps {
  option: OptionName;
  form: TransliterationForm;
  onChange: (change: Partial<TransliterationForm>) => void;
  results: LabResults;
  /** The strings that were sent. */
  strings: readonly string[];
}

/** One option: its value in both sets, and the effect of changing it alone. */
export function OptionRow({ option, form, onChange, results, strings }: OptionRowProps) {
  const words = useWords(transliterationWords);
  const [first, second] = optionSetsOf(form);
  const name = words.lab.names[option];
  const control = (side: 'first' | 'second', set: OptionSet) => (
    <span className="flex items-center gap-2">
      {/* The headings of the two columns. */}
      <span aria-hidden="true" className="w-10 shrink-0 text-sm text-ink-third @sm:hidden">
        {words.lab[side]}
      </span>
      <OptionControl
        option={option}
        label={words.lab.inSet(name, words.lab[side])}
        value={set[option]}
        onChange={(change) => onChange(withOption(form, side, change))}
      />
    </span>
  );
  const example = labExamples[option];
  const effects =
    strings.length === 0 ? [] : trialsOf(form, option).map((trial) => trialResultOf(trial, results));
  return (
    <li
      className={`flex flex-col gap-1 border-s-3 border-t border-t-line py-2 ps-3 ${first[option] === second[option] ? 'border-s-transparent' : 'border-s-database'}`}
    >
      <div className="grid items-center gap-x-3 gap-y-1 @sm:grid-cols-2 @2xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-third @sm:col-span-2 @2xl:col-span-1">
          <span className="text-sm text-ink">{name}</span>
          <code>{apiNames[option] ?? option}</code>
          <span>{words.lab.atDefault(optionValueText(defaultOptions[option], words.lab.notSent))}</span>
          {first[option] !== second[option] && <span>{words.lab.differs}</span>}
        </p>
        {control('first', first)}
        {control('second', second)}
      </div>
      {effects.map((effect) => (
        <TrialEffect
          key={JSON.stringify(effect.trial.set)}
          effect={effect}
          strings={strings}
          source={form.source}
          target={form.target}
        />
      ))}
      {effects.length > 0 && effects.every(({ at }) => at === -1) && (
        <div className="-mx-2.5">
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              onChange({ text: example });
              results.compare(example);
            }}
          >
            {words.lab.example(example)}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The API's names of the options that are named differently in the form. */
const apiNames: Partial<Record<OptionName, string>> = { content: 'cnt_lang', suggestions: 'noOfSuggestions' };

const optionValueText = (value: unknown, notSent: string) => (value === '' ? notSent : String(value));

type TrialResult = ReturnType<typeof trialResultOf>;

/**
 * The results of a trial; `at` is the index of the first string that it changes: -1 for none, undefined while unknown.
 */
function trialResultOf(trial: Trial, results: LabResults) {
  const { before, after } = results.trial(trial);
  const known = before.rows && after.rows;
  const at =
    known && before.rows?.findIndex((row, index) => !sameSuggestions(row, after.rows?.[index] ?? []));
  return { trial, before, after, at };
}

interface TrialEffectProps {
  effect: TrialResult;
  strings: readonly string[];
  source: string;
  target: string;
}

function TrialEffect({ effect: { trial, before, after, at }, strings, source, target }: TrialEffectProps) {
  const words = useWords(transliterationWords).lab;
  const details = useDetailsOpen();
  const value = (set: Partial<OptionSet>) => optionValueText(set[trial.option], words.notSent);
  const tried = value(trial.set);
  const failure = before.failure ?? after.failure;
  if (failure) {
    const { title, rule } = describeFailure(failure);
    return (
      <p className="text-sm text-failed">
        {words.trialFailed(tried, title)} {rule && <bdi lang="en">{rule}</bdi>}
      </p>
    );
  }
  if (at === undefined) {
    return before.waiting || after.waiting ? (
      <p className="text-sm text-ink-third">{words.trying(tried)}</p>
    ) : null;
  }
  if (at === -1) {
    return (
      <p className="text-sm text-ink-third">
        {strings.length > maxTrialStrings
          ? words.noEffectOnFirst(tried, maxTrialStrings)
          : words.noEffect(tried)}
      </p>
    );
  }
  const [old = [], fresh = []] = [before.rows?.[at], after.rows?.[at]];
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-3 py-1 text-sm text-ink-third sm:grid-cols-[10rem_minmax(0,1fr)]">
      {strings.length > 1 && (
        <>
          <dt>{words.string}</dt>
          <dd className="wrap-anywhere text-ink-second">
            <LanguageText code={source}>{strings[at]}</LanguageText>
          </dd>
        </>
      )}
      <dt>{words.atDefault(value(defaultOptions))}</dt>
      <dd className="text-ink">
        <ComparedSuggestions texts={old} others={fresh} code={target} />
        {details && <StringRoutes exchange={before.exchange} index={at} source={source} />}
      </dd>
      <dt>{words.changedTo(tried)}</dt>
      <dd className="text-ink">
        <ComparedSuggestions texts={fresh} others={old} code={target} />
        {details && <StringRoutes exchange={after.exchange} index={at} source={source} />}
      </dd>
    </dl>
  );
}
