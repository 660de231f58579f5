import { Suspense } from 'react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { serviceWords } from '#console/catalogues/service/service.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Boundary } from '#console/ui/Boundary.tsx';
import { Tabs } from '#console/ui/controls/Tabs.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { Accounts } from './Accounts.tsx';
import { Engines } from './Engines.tsx';
import { EngineCatalogue } from './engines/EngineCatalogue.tsx';
import { FaultInjection } from './FaultInjection.tsx';
import { RemoteTarget } from './RemoteTarget.tsx';
import { type ServiceForm, serviceFormSpec, serviceViews } from './service-form.ts';
import { TargetsCard } from './targets/TargetsCard.tsx';
import { TranslationEngine } from './translation-engine/TranslationEngine.tsx';

const { Component: TranslationsSection } = preloadable(
  async () => (await import('./translations/TranslationsSection.tsx')).TranslationsSection,
);
const { Component: SpellingsSection } = preloadable(
  async () => (await import('./spellings/SpellingsSection.tsx')).SpellingsSection,
);

/** The embedded service: its engines, accounts and fault injection, and its databases. */
export function ServicePanel() {
  const words = useWords(serviceWords);
  const { target } = useTargetChoice();
  const [form, change] = usePanelForm(serviceFormSpec);
  const overview = <Overview form={form} onChange={change} />;
  if (target !== embeddedTarget) return overview;
  return (
    <Tabs
      label={words.views.label}
      tabs={serviceViews.map((value) => ({ value, label: words.views[value] }))}
      value={form.view}
      onChange={(view) => change({ view })}
    >
      <div className="pt-4">
        <Boundary key={form.view}>
          <Suspense fallback={<Stopwatch startedAt={Date.now()} />}>
            {form.view === 'overview' && overview}
            {form.view === 'translations' && <TranslationsSection />}
            {form.view === 'spellings' && (
              <SpellingsSection
                linked={{ id: form.exception, onFollowed: () => change({ exception: '' }) }}
              />
            )}
          </Suspense>
        </Boundary>
      </div>
    </Tabs>
  );
}

interface OverviewProps {
  form: ServiceForm;
  onChange: (change: Partial<ServiceForm>) => void;
}

/** What the service can do on this machine, its accounts, and fault injection. */
function Overview({ form, onChange }: OverviewProps) {
  const words = useWords(serviceWords);
  return (
    <div className="flex flex-col gap-4">
      <RemoteTarget />
      <p className="max-w-[70ch] text-base text-ink-second">{words.intro}</p>
      <Engines />
      <TranslationEngine />
      <TargetsCard />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <Accounts />
        <FaultInjection form={form} onChange={onChange} />
      </div>
      <EngineCatalogue />
    </div>
  );
}
