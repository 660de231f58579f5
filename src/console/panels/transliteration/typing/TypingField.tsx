import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { writeField } from './field-text.ts';
import { SuggestionList } from './SuggestionList.tsx';
import type { TypingSession } from './typing-session.ts';
import type { TypingView } from './typing-view.ts';

interface TypingFieldProps<Failure> {
  ref: RefObject<HTMLTextAreaElement | null>;
  session: TypingSession<Failure>;
  view: TypingView<Failure>;
  source: string;
  target: string;
  /** Id of the text that explains the keys. */
  describedBy: string;
}

/**
 * A text field with suggestions for the word at the caret. It follows the combobox pattern: the
 * field keeps the focus, and the highlighted suggestion is its active descendant.
 */
export function TypingField<Failure>({
  ref: field,
  session,
  view,
  source,
  target,
  describedBy,
}: TypingFieldProps<Failure>) {
  const words = useWords(transliterationWords).typing;
  const id = useId();
  const [focused, setFocused] = useState(false);
  const open = focused && view.suggestions.length > 0;
  const marker = useRef<HTMLSpanElement>(null);
  const place = useListPosition(marker, open ? view : undefined);
  useAnnounceCount(open ? view : undefined);

  useLayoutEffect(() => {
    if (field.current) writeField(field.current, view);
  }, [field, view]);

  const moved = () => {
    const element = field.current;
    if (!element) return;
    session.move(element.selectionStart === element.selectionEnd ? element.selectionStart : undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const handled = open
      ? handleListKey(session, view, event)
      : event.key === 'Backspace' && atCaret() && session.reopen();
    if (handled) event.preventDefault();
  };
  const atCaret = () => field.current?.selectionStart === field.current?.selectionEnd;

  const look = 'col-start-1 row-start-1 px-4 pt-5 pb-3 text-result whitespace-pre-wrap wrap-anywhere';
  return (
    <div className="relative rounded border border-control focus-within:border-focus focus-within:outline-1 focus-within:outline-focus">
      <div className="grid min-h-44" {...languageAttributes(target)}>
        {/* A copy of the text behind the field. It determines the height of the field and the position of the list. */}
        <div aria-hidden="true" className={`${look} text-transparent`}>
          {view.word ? (
            <>
              {view.text.slice(0, view.word.start)}
              <span ref={marker} className="border-b-2 border-marigold">
                {view.text.slice(view.word.start, view.word.end)}
              </span>
              {view.text.slice(view.word.end)}
            </>
          ) : (
            view.text
          )}{' '}
        </div>
        <textarea
          ref={field}
          role="combobox"
          aria-label={words.field}
          aria-describedby={describedBy}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open ? `${id}-${view.active}` : undefined}
          placeholder={words.placeholder}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          // Uncontrolled, since setting the value would clear the field's undo history.
          onInput={({ currentTarget: { value, selectionEnd }, nativeEvent }) =>
            session.input(value, selectionEnd, isUndoOrRedo(nativeEvent))
          }
          onKeyDown={onKeyDown}
          onSelect={moved}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onCompositionStart={() => session.compose(true)}
          onCompositionEnd={() => session.compose(false)}
          className={`${look} resize-none overflow-hidden bg-transparent outline-none`}
        />
      </div>
      <SuggestionList
        id={id}
        view={view}
        open={open}
        place={place}
        source={source}
        target={target}
        onChoose={(index) => {
          session.choose(index);
          field.current?.focus();
        }}
      />
    </div>
  );
}

/** Whether an edit is an undo or redo of the field. */
function isUndoOrRedo(event: Event): boolean {
  return event instanceof InputEvent && event.inputType.startsWith('history');
}

/** Handles a key while suggestions are offered; returns false for a key with its usual effect. */
function handleListKey<Failure>(
  session: TypingSession<Failure>,
  { suggestions, active }: TypingView<Failure>,
  { key, shiftKey }: KeyboardEvent,
): boolean {
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (digit > 0 && digit <= suggestions.length) session.choose(digit - 1);
  else if (key === 'Enter' || (key === 'Tab' && !shiftKey)) session.choose(active);
  else if (key === 'ArrowDown') session.step(1);
  else if (key === 'ArrowUp') session.step(-1);
  else if (key === 'Escape') session.dismiss();
  else return false;
  return true;
}

/** The position of the list below the word, in pixels from the field's corner. */
function useListPosition(marker: RefObject<HTMLElement | null>, view: TypingView<unknown> | undefined) {
  const [place, setDestination] = useState({ left: 0, right: 0, top: 0, frameWidth: 0 });
  useLayoutEffect(() => {
    const word = marker.current;
    const frame = word?.offsetParent;
    if (!view || !word || !frame) return;
    const measure = () => {
      const left = word.offsetLeft;
      const frameWidth = frame.clientWidth;
      const right = frameWidth - left - word.offsetWidth;
      const top = word.offsetTop + word.offsetHeight + 4;
      setDestination((before) =>
        before.left === left &&
        before.right === right &&
        before.top === top &&
        before.frameWidth === frameWidth
          ? before
          : { left, right, top, frameWidth },
      );
    };
    measure();
    // The screen may be rotated or zoomed while the list is open.
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [marker, view]);
  return place;
}

/** Announces the number of suggestions, once for each word. */
function useAnnounceCount(view: TypingView<unknown> | undefined) {
  const words = useWords(transliterationWords).typing;
  const announce = useAnnounce();
  const suggestions = view?.suggestions;
  const typed = view?.typed ?? '';
  useEffect(() => {
    if (suggestions) announce(words.offered(suggestions.length, typed));
  }, [suggestions, typed, announce, words]);
}
