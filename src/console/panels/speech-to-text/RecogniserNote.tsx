import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.ts';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import type { Engines } from '#contract/local/service.ts';

/** Warns before an upload that no recogniser is installed, with the command that installs one. */
export function RecogniserNote({ engines }: { engines: Engines }) {
  const words = useWords(speechToTextWords);
  if (engines.speechToTextLanguages.length > 0) return null;
  const remedy = engines.engines.find(({ appName, remedy }) => appName === 'stt_batch' && remedy)?.remedy;
  return (
    <Banner action={remedy && <CopyButton text={() => remedy} name={words.copyCommand} />}>
      <p>{words.noRecogniser}</p>
      {remedy && (
        <p>
          {words.addOne} <code className="font-mono text-sm font-semibold">{remedy}</code>
        </p>
      )}
    </Banner>
  );
}
