import { useId, useState } from 'react';
import { textToSpeechWords } from '#console/catalogues/text-to-speech/text-to-speech.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import { type SsmlTagName, ssmlTags } from '#contract/ssml.ts';
import { createSnippet } from './ssml-snippets.ts';
import { valuesOf } from './ssml-values.ts';

interface TagButtonsProps {
  language: string;
  speaker: string;
  voices: readonly string[];
  /** Returns the area of the selection, which the popovers must not cover. */
  clearOf: () => DOMRect | undefined;
  /** Puts a tag around the selection, or around `content` if nothing is selected. */
  onInsert: (tag: SsmlTagName, attributes: Readonly<Record<string, string>>, content: string) => void;
}

const tagButtons = ['voice', 'prosody', 'say-as', 'sub', 'break', 'p', 's'] as const satisfies SsmlTagName[];

/** A button for each tag; those with attributes ask for them first. */
export function TagButtons({ language, speaker, voices, clearOf, onInsert }: TagButtonsProps) {
  const words = useWords(textToSpeechWords).tags;
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="sr-only">{words.label}</legend>
      {tagButtons.map((tag) => {
        const { attributes, content } = createSnippet(tag, language, speaker);
        const label = words.insert(tag);
        if (ssmlTags[tag].attributes.length === 0) {
          return (
            <Button
              key={tag}
              size="small"
              aria-label={label}
              title={words.hints[tag]}
              onClick={() => onInsert(tag, {}, content)}
            >
              <code>{tag}</code>
            </Button>
          );
        }
        return (
          <Popover
            key={tag}
            label={label}
            clearOf={clearOf}
            button={(opening) => (
              <Button size="small" aria-label={label} title={words.hints[tag]} {...opening}>
                <code>{tag}</code>
              </Button>
            )}
          >
            {(close) => (
              <AttributeForm
                tag={tag}
                attributes={attributes}
                voices={voices}
                onDone={(chosen) => {
                  close();
                  onInsert(tag, chosen, content);
                }}
              />
            )}
          </Popover>
        );
      })}
    </fieldset>
  );
}

interface AttributeFormProps {
  tag: SsmlTagName;
  attributes: Readonly<Record<string, string>>;
  voices: readonly string[];
  onDone: (attributes: Readonly<Record<string, string>>) => void;
}

/** A popover for the attributes of a tag. Each takes any value and suggests the usual ones. */
function AttributeForm({ tag, attributes, voices, onDone }: AttributeFormProps) {
  const words = useWords(textToSpeechWords).tags;
  const list = useId();
  const [values, setValues] = useState(attributes);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(values);
      }}
    >
      <p className="text-sm text-ink-second">{words.hints[tag]}</p>
      {Object.entries(values).map(([name, value]) => (
        <Field key={name} label={name}>
          <TextInput
            list={`${list}-${name}`}
            dir="auto"
            value={value}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
          <datalist id={`${list}-${name}`}>
            {valuesOf(tag, name, voices).map((offered) => (
              <option key={offered} value={offered} />
            ))}
          </datalist>
        </Field>
      ))}
      <Button type="submit" look="primary" size="small">
        {words.put}
      </Button>
    </form>
  );
}
