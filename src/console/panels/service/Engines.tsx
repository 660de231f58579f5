import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { serviceWords } from '#console/catalogues/service/service.ts';
import { useWords } from '#console/catalogues/words.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { Card } from '#console/ui/Card.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { joinItems } from '#console/ui/text/list.ts';
import { AppName } from '#contract/credentials.ts';
import { findLanguage } from '#contract/languages.ts';
import type { Engine, Engines as EngineList } from '#contract/local/service.ts';
import { CardHead } from './CardHead.tsx';
import { LoadedQuery } from './LoadedQuery.tsx';

/** The engines of this machine by function, and the command that adds one. */
export function Engines() {
  const words = useWords(serviceWords);
  const query = useQuery(enginesQuery);
  return (
    <Card aria-labelledby="engines">
      <CardHead
        id="engines"
        title={words.engines.title}
        anchor="local-header.X-Engine"
        action={<IconButton icon={RotateCw} label={words.refresh} onClick={() => void query.refetch()} />}
      />
      <LoadedQuery query={query} className="min-h-160">
        {(data) => (
          <div className="grid grid-cols-1 md:grid-cols-2">
            {AppName.options.map((appName) => (
              <section key={appName} className="border-b border-line px-4 py-4 md:odd:border-e">
                <h3 className="pb-2 text-sm text-ink-third">{words.engines.functions[appName]}</h3>
                <div className="flex flex-col gap-5">
                  {data.engines
                    .filter((engine) => engine.appName === appName)
                    .map((engine) => (
                      <EngineFacts key={engine.id} engine={engine} />
                    ))}
                  <EngineSupport appName={appName} data={data} />
                </div>
              </section>
            ))}
          </div>
        )}
      </LoadedQuery>
    </Card>
  );
}

/** What the engines of a function support: speakers and formats, or recognised languages. */
function EngineSupport({ appName, data }: { appName: AppName; data: EngineList }) {
  const words = useWords(serviceWords).engines;
  const named = joinItems(data.speechToTextLanguages.map((code) => languageName(code)));
  if (appName === 'tts' && data.speakers.length > 0) {
    return (
      <p className="text-sm text-ink-second">
        {words.speakers(data.speakers.length, joinItems(data.formats))}
      </p>
    );
  }
  if (appName === 'stt_batch') {
    return (
      <p className="text-sm text-ink-second">
        {named === '' ? words.recognisesNothing : words.recognises(named)}
      </p>
    );
  }
  return null;
}

function EngineFacts({ engine }: { engine: Engine }) {
  const words = useWords(serviceWords).engines;
  const { kind, detail = '' } = engine.note;
  const name = words.names[kind];
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2">
        {name ? (
          <span className="text-lg font-semibold">{name}</span>
        ) : (
          <span lang="en" dir="ltr" className="text-lg font-semibold">
            {engine.name}
          </span>
        )}
        <StatusChip tone={engine.available ? 'served' : 'waiting'}>
          {engine.available ? words.available : words.missing}
        </StatusChip>
        {engine.languages.length > 0 && (
          <span className="text-sm text-ink-third">{words.languages(engine.languages.length)}</span>
        )}
      </p>
      <p className="text-base text-ink-second">{words.notes[kind](detail)}</p>
      {engine.languages.length > 0 && (
        <ul className="flex flex-wrap items-baseline gap-x-3 pt-1">
          {engine.languages.map((code) => (
            <li key={code} title={languageName(code)}>
              <LanguageText code={code} className="text-base">
                {findLanguage(code)?.nativeName ?? code}
              </LanguageText>{' '}
              <span className="text-sm text-ink-third">{code}</span>
            </li>
          ))}
        </ul>
      )}
      {engine.remedy && (
        <div className="pt-2">
          <p className="text-sm text-ink-second">{engine.available ? words.extend : words.add}</p>
          <p className="flex items-center justify-between gap-2 rounded-sm border border-line bg-sunken ps-3 pe-1">
            <code className="min-w-0 py-1.5 font-mono text-sm wrap-anywhere">{engine.remedy}</code>
            <CopyButton name={`${words.copyCommand}: ${engine.name}`} text={() => engine.remedy ?? ''} />
          </p>
        </div>
      )}
      {engine.licence && <p className="pt-1 text-sm text-ink-third">{words.licence(engine.licence)}</p>}
    </div>
  );
}
