import { describeFailure } from '#client/describe-failure.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { defaultOptions, type OptionName, type OptionSet, type TransliterationForm } from './form.ts';
import { labExamples, setsOf, type Trial, trialsOf, withOption } from './lab-options.ts';
import { OptionControl } from './OptionControl.tsx';
import { SuggestionsCompared } from './SuggestionsCompared.tsx';
import { alike } from './side-by-side.ts';
import { type LabResults, triedStrings } from './use-lab.ts';

interface OptionRowProps {
  option: OptionName;
  form: TransliterationForm;
  onChange: (change: Partial<TransliterationForm>) => void;
  results: LabResults;
  /** The strings that were asked for. */
  strings: readonly string[];
}

/** One option: its value in both sets, and what changing it alone does to the tester's text. */
export function OptionRow({ option, form, onChange, results, strings }: OptionRowProps) {
  const words = useWords(transliterationWords);
  const [first, second] = setsOf(form);
  const name = words.lab.names[option];
  const control = (side: 'first' | 'second', set: OptionSet) => (
    <span className="flex items-center gap-2">
      {/* Side by side they stand under these words. */}
      <span aria-hidden="true" className="w-10 shrink-0 text-xs text-ink-third @sm:hidden">
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
  const effects = strings.length === 0 ? [] : trialsOf(form, option).map((trial) => effectOf(trial, results));
  return (
    <li
      className={`flex flex-col gap-1 border-s-3 border-t border-t-line py-2 ps-3 ${first[option] === second[option] ? 'border-s-transparent' : 'border-s-marigold'}`}
    >
      <div className="grid items-center gap-x-3 gap-y-1 @sm:grid-cols-2 @2xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-third @sm:col-span-2 @2xl:col-span-1">
          <span className="text-sm text-ink">{name}</span>
          <code>{apiNames[option]}</code>
          <span>{words.lab.atDefault(valueSaid(defaultOptions[option], words.lab.notSent))}</span>
          {first[option] !== second[option] && <span>{words.lab.differs}</span>}
        </p>
        {control('first', first)}
        {control('second', second)}
      </div>
      {effects.map((effect) => (
        <EffectOf
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

const apiNames: Readonly<Record<OptionName, string>> = {
  domain: 'domain',
  content: 'cnt_lang',
  suggestions: 'noOfSuggestions',
  convertNumber: 'convertNumber',
  abbreviate: 'abbreviate',
  abbreviationWithoutDot: 'abbreviationWithoutDot',
  ignoreTaggedEntities: 'ignoreTaggedEntities',
  convertOrdinal: 'convertOrdinal',
  isBulk: 'isBulk',
};

const valueSaid = (value: unknown, notSent: string) => (value === '' ? notSent : String(value));

type Effect = ReturnType<typeof effectOf>;

/** Where a trial first changes something: the string's place, -1 where nowhere, undefined while that is not known. */
function effectOf(trial: Trial, results: LabResults) {
  const { before, after } = results.trial(trial);
  const known = before.rows && after.rows;
  const at = known && before.rows?.findIndex((row, index) => !alike(row, after.rows?.[index] ?? []));
  return { trial, before, after, at };
}

interface EffectOfProps {
  effect: Effect;
  strings: readonly string[];
  source: string;
  target: string;
}

function EffectOf({ effect: { trial, before, after, at }, strings, source, target }: EffectOfProps) {
  const words = useWords(transliterationWords).lab;
  const value = (set: Partial<OptionSet>) => valueSaid(set[trial.option], words.notSent);
  const tried = value(trial.set);
  const failure = before.failure ?? after.failure;
  if (failure) {
    const { title, rule } = describeFailure(failure);
    return (
      <p className="text-sm text-failed">
        {words.trialFailed(tried, title)} {rule}
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
        {strings.length > triedStrings ? words.noEffectOnFirst(tried, triedStrings) : words.noEffect(tried)}
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
        <SuggestionsCompared texts={old} others={fresh} code={target} />
      </dd>
      <dt>{words.changedTo(tried)}</dt>
      <dd className="text-ink">
        <SuggestionsCompared texts={fresh} others={old} code={target} />
      </dd>
    </dl>
  );
}
