import { memo, Suspense } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.ts';
import { FoldedOptions } from '#console/ui/controls/FoldedOptions.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { translationDefaults } from '#contract/translation.ts';
import { switchNames } from '../form/form.ts';
import type { FormPartProps } from '../source/Source.tsx';

const { load, Component: AllOptions } = preloadable(
  async () => (await import('./AllOptions.tsx')).AllOptions,
);
// Loaded early, so that they can be opened even when the server is down by then.
onceIdle(load);

/** The options of a translation, folded. */
export const Options = memo(function Options({ form, onChange }: FormPartProps) {
  const words = useWords(translationWords);
  const { notDefault } = useWords(shellWords).options;
  const changed =
    switchNames.filter((name) => form[name] !== translationDefaults[name] || form.forced.includes(name))
      .length +
    [form.sendDefaults, form.termsForm !== 'version', form.requests === 'each'].filter(Boolean).length;
  return (
    <FoldedOptions
      summary={[
        form.version,
        form.domain,
        ...(form.terms.length > 0 ? [words.terms.count(form.terms.length)] : []),
        ...(changed > 0 ? [notDefault(changed)] : []),
      ]}
    >
      <Suspense>
        <AllOptions form={form} onChange={onChange} />
      </Suspense>
    </FoldedOptions>
  );
});
