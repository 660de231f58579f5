import { ChevronDown, ChevronRight, FlaskConical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { callListWords } from '#console/catalogues/exchange/call-list.ts';
import { makeCaseWords } from '#console/catalogues/exchange/make-case.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { makeCaseShortcut } from '#console/ui/keyboard/case-shortcut.ts';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { formatDuration } from '#console/ui/text/format.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import { readSpeaker } from '#contract/text-to-speech.ts';
import { ExchangeStatus } from '../drawer/ExchangeStatus.tsx';
import type { LoggedExchange } from '../exchange-log.ts';
import { factsOf } from './call-list.ts';

const rowClass =
  'flex min-h-13 w-full flex-col justify-center gap-0.5 py-1 pe-4 text-start text-sm focus-visible:-outline-offset-2';
const lineClass = 'flex w-full min-w-0 items-center gap-2';

interface CallButtonProps {
  entry: LoggedExchange;
  chosen: boolean;
  /** Whether the call belongs to a typing session whose row is above. */
  inSession: boolean;
  onChoose: () => void;
  onMakeCase: () => void;
}

/** A call in the list: its function, languages, first words, status, time and duration. */
export function CallButton({ entry, chosen, inSession, onChoose, onMakeCase }: CallButtonProps) {
  const words = useWords(callListWords);
  const caseWords = useWords(makeCaseWords);
  const { exchange } = entry;
  const { text } = factsOf(entry);
  const isOfApi = exchange.operation !== 'local';
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOfApi || !event.altKey || event.code !== makeCaseShortcut.code) return;
    event.preventDefault();
    onMakeCase();
  };
  return (
    <div
      className={`flex items-center border-s-2 hover:bg-sunken ${chosen ? 'border-marigold bg-sunken' : 'border-transparent'}`}
    >
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        className={`${rowClass} min-w-0 flex-1 ${inSession ? 'ps-8' : 'ps-4'}`}
      >
        <span className={lineClass}>
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{words.functions[exchange.operation]}</span>{' '}
            <Languages exchange={exchange} />
          </span>
          <ExchangeStatus exchange={exchange} />
        </span>
        <span className={`${lineClass} text-ink-second`}>
          <span className="min-w-0 flex-1 truncate" {...languageAttributes(languageOf(exchange))}>
            {text === '' ? '' : `“${text}”`}
          </span>
          <CallTime at={exchange.startedAt} />
          <bdi className="min-w-12 text-end text-sm whitespace-nowrap text-ink-third tabular">
            {formatDuration(exchange.timing.total)}
          </bdi>
        </span>
      </button>
      {isOfApi && (
        <IconButton
          icon={FlaskConical}
          label={caseWords.makeOf(words.functions[exchange.operation])}
          onClick={onMakeCase}
          className="me-2"
        />
      )}
    </div>
  );
}

interface SessionButtonProps {
  /** The calls of the session, newest first. */
  entries: readonly LoggedExchange[];
  open: boolean;
  onToggle: () => void;
}

/** The calls of one typing session in one row, which opens to show each. */
export function SessionButton({ entries, open, onToggle }: SessionButtonProps) {
  const words = useWords(callListWords);
  const [newest] = entries;
  if (!newest) return null;
  const { exchange } = newest;
  const Icon = open ? ChevronDown : ChevronRight;
  const typed = entries.map((entry) => factsOf(entry).text).reverse();
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className={`${rowClass} border-s-2 border-transparent ps-4 hover:bg-sunken`}
    >
      <span className={lineClass}>
        <Icon aria-hidden="true" size={14} className="shrink-0 rtl:-scale-x-100" />
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{words.functions[exchange.operation]}</span>{' '}
          <Languages exchange={exchange} />
        </span>
        <span className="text-sm text-ink-third">{words.typing(entries.length)}</span>
      </span>
      <span className={`${lineClass} text-ink-second`}>
        <span className="min-w-0 flex-1 truncate" {...languageAttributes(languageOf(exchange))}>
          {typed.join(' · ')}
        </span>
        <CallTime at={exchange.startedAt} />
      </span>
    </button>
  );
}

type Exchange = LoggedExchange['exchange'];

/** The language of the text that was sent. */
function languageOf({ request: { headers } }: Exchange): string {
  return headers.src_lang ?? readSpeaker(headers.speaker ?? '')?.language ?? '';
}

/** Maximum number of target languages shown in a row. */
const shownTargets = 2;

/** The languages of a call, or its voice. */
function Languages({ exchange: { request } }: { exchange: Exchange }) {
  const words = useWords(callListWords);
  const { src_lang: source, tgt_lang, speaker } = request.headers;
  const targets = tgt_lang?.split(',') ?? [];
  const more = targets.length - shownTargets;
  const text =
    source === undefined
      ? speaker
      : [source, targets.slice(0, shownTargets).join(', ')].filter((part) => part !== '').join(' → ');
  if (text === undefined) return null;
  return (
    <bdi dir="ltr" className="text-ink-second">
      {text}
      {more > 0 && ` ${words.moreTargets(more)}`}
    </bdi>
  );
}

/** The time of a call, with its day if that is not today. */
function CallTime({ at }: { at: Date }) {
  const isToday = at.toDateString() === new Date().toDateString();
  return (
    <time
      dateTime={at.toISOString()}
      title={at.toISOString()}
      className="shrink-0 text-sm text-ink-third tabular"
    >
      {formatMoment(at.getTime(), isToday ? 'time' : 'moment')}
    </time>
  );
}
