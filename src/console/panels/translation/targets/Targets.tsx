import { ArrowLeftRight } from 'lucide-react';
import { type KeyboardEvent, lazy, memo, Suspense, useLayoutEffect, useRef } from 'react';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { Samples } from '#console/ui/controls/Samples.tsx';
import { LanguageChip } from '#console/ui/languages/LanguageChip.tsx';
import { LanguagePicker } from '#console/ui/languages/LanguagePicker.tsx';
import { TranslationLanguage } from '#contract/languages.ts';
import type { TranslationCall } from '../queries.ts';
import type { FormPartProps } from '../source/Source.tsx';
import { presetNames, targetPresets } from './target-presets.ts';

const TargetNotes = lazy(async () => ({ default: (await import('./TargetNotes.tsx')).TargetNotes }));

interface TargetsProps extends FormPartProps {
  /** The newest call, if it is the only one of its run. */
  call: TranslationCall | undefined;
}

/** The target languages as chips, with a searchable list to add more. */
export const Targets = memo(function Targets({ form, onChange, call }: TargetsProps) {
  const words = useWords(translationWords);
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  const { source, targets } = form;
  const choose = (chosen: TranslationLanguage[]) => onChange({ targets: chosen });

  // After a chip was moved or removed, the chip in its place gets the focus.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(wanted.current, buttons.length - 1)]?.focus();
    wanted.current = undefined;
  });
  const swap = async () => onChange((await import('./swap.ts')).swapLanguages(form, call));
  const remove = (place: number) => {
    wanted.current = place;
    choose(targets.toSpliced(place, 1));
  };
  const onKey = async ({ key, shiftKey, currentTarget }: KeyboardEvent, place: number) => {
    const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const press = (await import('./chip-keys.ts')).chipsAfterKey(targets, place, {
      key,
      shiftKey,
      rightToLeft,
    });
    if (!press) return;
    wanted.current = press.focus;
    // Chooses the targets even if they did not change: the new array causes a render, which moves the focus.
    choose(press.codes);
  };

  return (
    <fieldset>
      <legend className="pb-1 text-sm text-ink-second">{words.to}</legend>
      <ul ref={list} aria-label={words.targets} className="flex flex-wrap gap-2">
        {[...targets.entries()].map(([place, code]) => (
          // Key presses on the button inside bubble up to this item.
          <li key={code} onKeyDown={(event) => void onKey(event, place)}>
            <LanguageChip code={code} keys={words.chipKeys} onRemove={() => remove(place)} />
          </li>
        ))}
        <li>
          <LanguagePicker codes={TranslationLanguage.options} chosen={targets} onChange={choose} />
        </li>
        {targets.length === 1 && (
          <li className="flex items-center">
            <IconButton icon={ArrowLeftRight} label={words.swap} onClick={() => void swap()} />
          </li>
        )}
      </ul>
      <div className="pt-1.5">
        <Samples
          label={words.presets.label}
          samples={presetNames.map((name) => ({
            name,
            label: words.presets[name](targetPresets[name](source).length),
          }))}
          onChoose={(name) => choose(targetPresets[name](source))}
        />
      </div>
      {(targets.length === 0 || targets.includes(source)) && (
        <Suspense>
          <TargetNotes form={form} />
        </Suspense>
      )}
    </fieldset>
  );
});
