import { speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Banner } from '#console/ui/Banner.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import type { Engines } from '#contract/local.ts';

/** Says before anything is sent that nothing can be recognised here, with the one command that changes it. */
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
