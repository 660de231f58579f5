import { translationEngineWords } from '#console/catalogues/service/translation-engine.ts';
import { useWords } from '#console/catalogues/words.ts';
import { DescriptionCard } from '#console/ui/feedback/DescriptionCard.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import type { TranslationEngineTrial } from '#contract/local/translation-engine.ts';

/** The engine's translation of the trial sentence, or why it failed and what to do. */
export function TrialResult({ trial }: { trial: TranslationEngineTrial }) {
  const words = useWords(translationEngineWords);
  if (!trial.ok) {
    return (
      <DescriptionCard
        description={{
          title: words.failed,
          explanation: trial.problem,
          remedy: words.remedies[trial.reason],
        }}
      />
    );
  }
  return (
    <div role="status" className="rounded border border-line bg-sunken px-3 py-2">
      <p className="text-sm text-ink-second">
        {words.answered(trial.milliseconds)} <LanguageText code="en">{trial.text}</LanguageText>
      </p>
      <LanguageText code={trial.to} className="text-xl">
        {trial.translation}
      </LanguageText>
    </div>
  );
}
