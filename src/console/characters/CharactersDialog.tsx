import { useEffect, useRef, useState } from 'react';
import { characterWords } from '#console/catalogues/characters.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextArea } from '#console/ui/controls/TextInput.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import { InspectedColumn, type Shown } from './InspectedColumn.tsx';
import { type InspectedText, plainText, textsOfPage, textToInspect } from './page-texts.ts';
import { useInspection } from './use-inspection.ts';

/** The previously inspected text, offered for comparison. */
let previousText: InspectedText | undefined;

/** Length in UTF-16 units to which a text is cut in the list of offered texts. */
const offeredLength = 40;

/** Shows the characters of the selected or focused text, and compares it with a second one. */
export function CharactersDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(characterWords);
  // The texts are read before the dialog takes the focus.
  const [first, setFirst] = useState(textToInspect);
  const [second, setSecond] = useState(() => plainText(''));
  const [offered] = useState(() => {
    const before = previousText ? [{ ...previousText, isBefore: true }] : [];
    return [...before, ...textsOfPage().map((text) => ({ ...text, isBefore: false }))].filter(
      ({ text }) => text !== first.text,
    );
  });
  const [shown, setShown] = useState<Shown>('all');
  const inspection = useInspection(first, second);
  const field = useRef<HTMLTextAreaElement>(null);
  // The dialog focuses its first button; if there is no text yet, the field for it is focused instead.
  useEffect(() => {
    if (field.current?.value === '') field.current.focus();
  }, []);
  const last = useRef(first);
  useEffect(() => {
    last.current = first;
  }, [first]);
  useEffect(
    () => () => {
      if (last.current.text !== '') previousText = last.current;
    },
    [],
  );
  const { data } = inspection;
  const compared = second.text === '' ? undefined : data?.compared;
  const filter = shown === 'different' && !compared ? 'all' : shown;
  const kinds: readonly Shown[] = compared ? ['all', 'marked', 'different'] : ['all', 'marked'];
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.first}>
            <TextArea
              ref={field}
              {...attributesOf(first)}
              rows={3}
              value={first.text}
              onChange={({ target }) => setFirst(plainText(target.value))}
              className="px-2.5 py-1.5 text-lg"
            />
          </Field>
          <div className="flex min-w-0 flex-col gap-2">
            <Field label={words.second} hint={words.secondHint}>
              <TextArea
                {...attributesOf(second)}
                rows={3}
                value={second.text}
                onChange={({ target }) => setSecond(plainText(target.value))}
                className="px-2.5 py-1.5 text-lg"
              />
            </Field>
            {offered.length > 0 && (
              <Select
                aria-label={words.choose}
                value={String(offered.findIndex(({ text }) => text === second.text))}
                onChange={(index) => setSecond(offered[Number(index)] ?? plainText(''))}
                options={[
                  { value: '-1', label: words.nothingChosen },
                  ...offered.map(({ text, lang, isBefore }, index) => {
                    const start = text.slice(0, offeredLength);
                    return {
                      value: String(index),
                      label: isBefore ? words.before(start) : start,
                      ...(lang && !isBefore && { lang }),
                    };
                  }),
                ]}
              />
            )}
          </div>
        </div>
        {first.text === '' ? (
          <p className="text-base text-ink-second">{words.empty}</p>
        ) : inspection.isError ? (
          <Banner
            action={
              <Button size="small" onClick={() => inspection.refetch()}>
                {words.again}
              </Button>
            }
          >
            {words.failed}
          </Banner>
        ) : data ? (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <Segmented
                label={words.show.label}
                value={filter}
                onChange={setShown}
                options={kinds.map((value) => ({ value, label: words.show[value] }))}
              />
              <p role="status" className="text-base font-semibold">
                {compared && words.relation[compared.relation]}
              </p>
            </div>
            <div className={`grid gap-4 ${compared ? 'md:grid-cols-2' : ''}`}>
              <InspectedColumn
                label={words.list.first}
                text={data.first}
                inspection={data.inspected}
                shown={filter}
              />
              {compared && (
                <InspectedColumn
                  label={words.list.second}
                  text={data.second}
                  inspection={compared.second}
                  shown={filter}
                />
              )}
            </div>
          </>
        ) : (
          <p role="status" className="text-base text-ink-second">
            {words.working}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const attributesOf = ({ lang, dir }: InspectedText) => ({ lang, dir });
