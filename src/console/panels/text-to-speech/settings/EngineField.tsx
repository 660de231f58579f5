import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import type { TextToSpeechForm } from '../form/form-schema.ts';
import type { SpeakerChoices } from '../form/speakers.ts';

interface EngineFieldProps {
  form: TextToSpeechForm;
  choices: SpeakerChoices;
  onChange: (change: Partial<TextToSpeechForm>) => void;
}

/** Chooses between engines that have the same speaker, by how they sound. The default engine is not sent. */
export function EngineField({ form, choices, onChange }: EngineFieldProps) {
  const words = useWords(textToSpeechWords);
  const engines = choices.enginesOf(form.speaker);
  const [usual] = engines;
  // A link may name an engine that only another machine has.
  if (usual && form.engine !== '' && !engines.some(({ id }) => id === form.engine)) {
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-sm wrap-anywhere text-transliterated">
          {words.engineIgnored(form.engine, form.speaker)}
        </p>
        <Button size="small" onClick={() => onChange({ engine: '' })}>
          {words.engineRemove}
        </Button>
      </div>
    );
  }
  if (!usual || engines.length < 2) return null;
  /** Engines of the same quality are distinguished by their ids. */
  const labelOf = ({ id, quality }: (typeof engines)[number]) => {
    const isAlone = engines.filter((one) => one.quality === quality).length === 1;
    return isAlone ? words.qualities[quality] : `${words.qualities[quality]} (${id})`;
  };
  const chosen = engines.find(({ id }) => id === form.engine) ?? usual;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Segmented
        label={words.engine}
        value={chosen.id}
        onChange={(id) => onChange({ engine: id === usual.id ? '' : id })}
        options={engines.map((engine) => ({ value: engine.id, label: labelOf(engine) }))}
      />
      <span className="text-sm text-ink-third">{words.qualityHints[chosen.quality]}</span>
    </div>
  );
}
