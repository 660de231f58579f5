import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { TextArea, TextInput } from '#console/ui/controls/TextInput.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import type { Scene } from '../set-file/scene.ts';
import { PointFields } from './PointFields.tsx';

interface SceneFieldsProps {
  scene: Scene;
  onChange: (change: Partial<Scene>) => void;
  onClose: () => void;
}

/** What can be changed about a scene. Panel, input and options are those of the view it was made from. */
export function SceneFields({ scene, onChange, onClose }: SceneFieldsProps) {
  const words = useWords(sceneWords).fields;
  const { recorded } = scene;
  return (
    <div className="grid gap-3 border-t border-line bg-sunken px-4 py-3 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label={words.title}>
          <TextInput
            dir="auto"
            maxLength={200}
            defaultValue={scene.title}
            onChange={({ target }) => {
              const title = target.value.trim();
              if (title !== '') onChange({ title });
            }}
          />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field label={words.notes} hint={words.notesHint}>
          <TextArea
            dir="auto"
            rows={3}
            maxLength={5_000}
            className="px-2.5 py-1.5 text-base"
            value={scene.notes ?? ''}
            onChange={({ target }) => onChange({ notes: target.value || undefined })}
          />
        </Field>
      </div>
      <Field label={words.seconds}>
        <TextInput
          type="number"
          min={1}
          max={3600}
          value={scene.seconds ?? ''}
          onChange={({ target }) => {
            const seconds = Math.round(Number(target.value));
            onChange({ seconds: seconds >= 1 && seconds <= 3600 ? seconds : undefined });
          }}
        />
      </Field>
      <PointFields point={scene.point} onChange={(point) => onChange({ point })} />
      <Switch
        label={words.send}
        hint={words.sendHint}
        checked={scene.send !== false}
        onChange={(send) => onChange({ send: send ? undefined : false })}
      />
      <div className="flex flex-col gap-1">
        <p className="text-sm text-ink-second">{words.recording}</p>
        {recorded ? (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {words.recordedAt(
              new Date(recorded.at).toLocaleString(),
              formatBytes(JSON.stringify(recorded).length),
            )}
            <Button size="small" onClick={() => onChange({ recorded: undefined })}>
              {words.removeRecording}
            </Button>
          </p>
        ) : (
          <p className="text-sm text-ink-third">{words.noRecording}</p>
        )}
      </div>
      <div className="sm:col-span-2">
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  );
}
