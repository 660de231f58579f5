import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import type { Point } from '../set-file/scene.ts';

const kinds = ['none', 'request', 'result', 'row', 'word'] as const;

interface PointFieldsProps {
  point: Point | undefined;
  onChange: (point: Point | undefined) => void;
}

/** Chooses what a scene points at. */
export function PointFields({ point, onChange }: PointFieldsProps) {
  const words = useWords(sceneWords).fields;
  const choose = (kind: (typeof kinds)[number]) => {
    if (kind === 'none') onChange(undefined);
    else if (kind === 'row') onChange({ at: 'row', row: 1 });
    else if (kind === 'word') onChange({ at: 'word', word: '…' });
    else onChange({ at: kind });
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label={words.point}>
        <Select
          options={kinds.map((value) => ({ value, label: words.points[value] }))}
          value={point?.at ?? 'none'}
          onChange={choose}
        />
      </Field>
      {point?.at === 'row' && (
        <>
          <Field label={words.row}>
            <TextInput
              type="number"
              min={1}
              value={point.row}
              onChange={({ target }) => {
                const row = Math.round(Number(target.value));
                if (row >= 1 && row <= 10_000) onChange({ ...point, row });
              }}
            />
          </Field>
          <Field label={words.language} hint={words.languageHint}>
            <TextInput
              value={point.language ?? ''}
              onChange={({ target }) =>
                onChange({
                  at: 'row',
                  row: point.row,
                  ...(target.value && { language: target.value.trim() }),
                })
              }
            />
          </Field>
        </>
      )}
      {point?.at === 'word' && (
        <Field label={words.word}>
          <TextInput
            dir="auto"
            maxLength={200}
            defaultValue={point.word === '…' ? '' : point.word}
            onChange={({ target }) => target.value !== '' && onChange({ at: 'word', word: target.value })}
          />
        </Field>
      )}
    </div>
  );
}
