import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { useIdle } from '#console/ui/idle.ts';
import { embeddedTarget } from '#contract/targets.ts';
import type { TranslationForm } from './form/form.ts';

/** Warns before sending that no translation engine is configured, and links to how to add one. */
export function EngineNote({ form }: { form: TranslationForm }) {
  const words = useWords(translationWords);
  const { target } = useTargetChoice();
  const { data } = useQuery({ ...enginesQuery, enabled: useIdle() && target === embeddedTarget });
  const missing = data?.engines.find(
    ({ appName, available, remedy }) => appName === 'localization' && !available && remedy,
  );
  if (target !== embeddedTarget || !missing || !form.enableNmt) return null;
  return (
    <Banner>
      <span className="font-semibold">{words.noEngine}</span> {words.noEngineMore}{' '}
      <Link href="/service" className="underline underline-offset-2">
        {words.howToAdd}
      </Link>
    </Banner>
  );
}
