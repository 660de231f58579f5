import { Check, CheckCheck } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { entryWords } from '#console/catalogues/databases/entries.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { Entry, Moderation } from '#contract/local/lookup.ts';
import { RowTags } from '../database/RowTags.tsx';
import { textsOf } from './entry-form.ts';
import { ModerationChip, moderationKeys } from './moderation.tsx';

interface EntryRowProps {
  entry: Entry;
  /** The languages whose texts are shown. */
  from: TranslationLanguage;
  to: TranslationLanguage;
  open: boolean;
  onOpen: () => void;
  /** Sets the state of the text in a language, or of all texts. */
  onModerate: (state: Moderation, language?: TranslationLanguage) => void;
}

/** An entry: its text in two languages, the state of the second, and buttons that approve it. */
export function EntryRow({ entry, from, to, open, onOpen, onModerate }: EntryRowProps) {
  const words = useWords(entryWords);
  const { domains } = words;
  const texts = textsOf(entry);
  const source = texts.find(({ language }) => language === from) ?? texts[0];
  const target = entry.texts[to];
  const own = entry.origin === 'own';
  const onKey = ({ code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const state = moderationKeys[code];
    if (!state || !own || altKey || ctrlKey || metaKey) return;
    if (shiftKey) onModerate(state);
    else if (target) onModerate(state, to);
  };
  return (
    <div
      data-open={open || undefined}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-2 data-open:bg-marigold-tint data-open:shadow-[inset_3px_0_0_var(--marigold)] rtl:data-open:shadow-[inset_-3px_0_0_var(--marigold)]"
    >
      <button
        type="button"
        aria-expanded={open}
        {...(own && { 'aria-keyshortcuts': 'M I P Shift+M Shift+I Shift+P' })}
        onClick={onOpen}
        onKeyDown={onKey}
        className="min-w-0 flex-1 basis-56 rounded text-start hover:underline hover:decoration-line-strong hover:underline-offset-4"
      >
        {source && (
          <LanguageText code={source.language} as="span" className="block truncate text-sm text-ink-second">
            {source.text}
          </LanguageText>
        )}
        {target ? (
          <LanguageText code={to} className="line-clamp-2 text-lg text-ink">
            {target.text}
          </LanguageText>
        ) : (
          <span className="block text-base text-ink-third">{words.noText}</span>
        )}
      </button>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <RowTags
          item={entry}
          domain={entry.domain && domains[entry.domain]}
          note={<LanguageCount count={texts.length} />}
        />
        {target && <ModerationChip state={target.moderation} />}
        {own && target && target.moderation !== 'moderated' && (
          <IconButton icon={Check} label={words.approve} onClick={() => onModerate('moderated', to)} />
        )}
        {own && texts.some(({ moderation }) => moderation !== 'moderated') && (
          <IconButton icon={CheckCheck} label={words.approveAll} onClick={() => onModerate('moderated')} />
        )}
      </div>
    </div>
  );
}

function LanguageCount({ count }: { count: number }) {
  const words = useWords(entryWords);
  return <span className="text-sm whitespace-nowrap text-ink-third">{words.languages(count)}</span>;
}
