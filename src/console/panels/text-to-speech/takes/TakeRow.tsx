import { FolderInput, Pencil, Pin, Play, Square, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { classNames } from '#console/ui/controls/class-names.ts';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { formatNumber, formatSeconds, joinFacts } from '#console/ui/text/format.ts';
import { languageOf, visibleInput } from '../form/form.ts';
import { enginesText } from '../result/speaking-engines.ts';
import { PlayingTake } from './PlayingTake.tsx';
import { settingsText, type Take, titleOf } from './take.ts';

interface TakeRowProps {
  take: Take;
  playing: boolean;
  selected: boolean;
  onPlay: (playing: boolean) => void;
  onGone: () => void;
  onSelect: (selected: boolean) => void;
  onChange: (change: Partial<Pick<Take, 'name' | 'kept'>>) => void;
  onOpen: () => void;
  onRemove: () => void;
  /** Shown before the actions of the take. */
  children?: ReactNode;
}

/** A take with its settings, its length and its actions. */
export function TakeRow(props: TakeRowProps) {
  const { take, playing, selected, onPlay, onGone, onSelect, onChange, onOpen, onRemove, children } = props;
  const { takes: words, hertz, qualities } = useWords(textToSpeechResultWords);
  const [naming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const named = useRef(false);
  useEffect(() => {
    // The field was removed: keyboard focus returns to the button that opened it.
    if (named.current && !naming && document.activeElement === document.body) rename.current?.focus();
    named.current = naming;
  }, [naming]);
  const name = titleOf(take);
  const { form, duration, size, kept } = take;
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2">
      <label className="touch-area inline-flex">
        <input
          type="checkbox"
          aria-label={words.select(name)}
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
          className="size-4 accent-ink"
        />
      </label>
      <button
        type="button"
        aria-label={playing ? words.stop(name) : words.play(name)}
        title={playing ? words.stop(name) : words.play(name)}
        onClick={() => onPlay(!playing)}
        className={classNames(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-full border border-control transition-colors hover:bg-sunken',
          playing && 'bg-marigold-tint',
        )}
      >
        {playing ? <Square aria-hidden="true" size={14} /> : <Play aria-hidden="true" size={14} />}
      </button>
      <div className="min-w-0 flex-1 basis-48">
        {naming ? (
          <TakeName
            name={take.name}
            onDone={(chosen) => {
              setNaming(false);
              if (chosen !== undefined) onChange({ name: chosen });
            }}
          />
        ) : (
          <p className="flex flex-wrap items-center gap-x-2 text-base">
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
            {kept && (
              <span className="rounded-sm bg-marigold-tint px-1.5 text-sm font-semibold">{words.kept}</span>
            )}
          </p>
        )}
        <LanguageText as="p" code={form.mode === 'ssml' ? '' : languageOf(form)} className="truncate text-sm">
          {visibleInput(form).slice(0, 200)}
        </LanguageText>
        <p className="text-sm text-ink-second tabular">
          {joinFacts([
            duration === undefined ? words.noLength : formatSeconds(duration, 2),
            // Without a name from the user, a take is named after its settings.
            ...(take.name === '' ? [] : [settingsText(form)]),
            ...(take.engines ? [enginesText(take.engines, qualities)] : []),
            hertz(formatNumber(Number(form.sampleRate) || 0)),
            formatBytes(size),
          ])}
        </p>
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-1">
        {children}
        <IconButton
          icon={Pin}
          label={words.keep(name)}
          aria-pressed={kept}
          onClick={() => onChange({ kept: !kept })}
          className={classNames(kept && 'bg-marigold-tint text-ink')}
        />
        <IconButton ref={rename} icon={Pencil} label={words.rename(name)} onClick={() => setNaming(true)} />
        <IconButton icon={FolderInput} label={words.open(name)} onClick={onOpen} />
        <IconButton icon={Trash2} label={words.remove(name)} onClick={onRemove} />
      </div>
      {playing && <PlayingTake take={take} onEnd={() => onPlay(false)} onGone={onGone} />}
    </li>
  );
}

interface TakeNameProps {
  name: string;
  /** Called with the new name, or with undefined when cancelled. */
  onDone: (name?: string) => void;
}

/** A field for the name of a take: Enter or leaving the field saves it, Escape cancels. */
function TakeName({ name, onDone }: TakeNameProps) {
  const { takes: words } = useWords(textToSpeechResultWords);
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => field.current?.select(), []);
  const finish = (chosen?: string) => {
    if (done.current) return;
    done.current = true;
    onDone(chosen);
  };
  return (
    <TextInput
      ref={field}
      aria-label={words.nameOf}
      dir="auto"
      maxLength={80}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => finish(typed.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        finish(event.key === 'Enter' ? typed.trim() : undefined);
      }}
    />
  );
}
