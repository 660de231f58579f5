import { useId } from 'react';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { SceneSet } from '../set-file/scene.ts';
import type { ShippedSet } from '../sets/shipped-sets.ts';

interface SetChoiceProps {
  own: readonly SceneSet[];
  shipped: readonly ShippedSet[];
  value: string;
  onChange: (id: string) => void;
}

/** A select of all sets, those saved in this browser first. */
export function SetChoice({ own, shipped, value, onChange }: SetChoiceProps) {
  const words = useWords(sceneWords).sets;
  const id = useId();
  const option = (set: SceneSet, lang?: string) => (
    <option key={set.id} value={set.id} lang={lang}>
      {set.name}
    </option>
  );
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm text-ink-second">
        {words.choose}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="select-arrow min-h-9 max-w-full rounded border border-control bg-surface ps-2.5 text-base text-ellipsis hover:bg-sunken"
      >
        {own.length > 0 && <optgroup label={words.own}>{own.map((set) => option(set))}</optgroup>}
        <optgroup label={words.shipped}>{shipped.map(({ set, language }) => option(set, language))}</optgroup>
      </select>
    </div>
  );
}
