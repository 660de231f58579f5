import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { foldedTabs } from '../lists/fold-tabs.ts';

interface TabsProps<Value extends string> {
  /** Name of the row of tabs, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Draws a button for the tabs that do not fit; without it the row scrolls. */
  more?: (folded: readonly Value[]) => ReactNode;
  /** Controls at the end of the row; they wrap to a separate row in a narrow container. */
  end?: ReactNode;
  /** The panel of the chosen tab; the others are not rendered. */
  children: ReactNode;
}

const rowClass = {
  scrolls: 'scroll-px-4 overflow-x-auto px-2 [scrollbar-width:thin]',
  folds: 'min-w-0 flex-1 overflow-hidden ps-2',
} as const;

/** Room in pixels that the row keeps around its tabs. */
const rowPadding = 16;

/** Hides a folded tab but keeps it focusable: one that is chosen by key gets a place in the row. */
const foldedClass = 'pointer-events-none absolute start-0 opacity-0';

/** Tabs with the panel of the chosen tab. The arrow keys, Home and End move the focus and choose the focused tab. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  more,
  end,
  children,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const values = tabs.map((tab) => tab.value);
  const { folded, flexBasis } = useFolded(list, values, value, more !== undefined);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent, focused: number) => {
    const next = values[nextIndex(event, focused, values.length)];
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  const choose = (tab: Value) => {
    if (tab !== value) onChange(tab);
  };
  return (
    <div>
      <div className="@container">
        <div className="flex flex-wrap items-center justify-end shadow-[inset_0_-1px_var(--line)]">
          <div
            style={{ flexBasis }}
            className="flex min-w-0 grow basis-full items-center self-end pt-2 @xl:basis-0"
          >
            {/* Positioned, because the offsets for scrolling a tab into view are relative to it. */}
            <div
              ref={list}
              role="tablist"
              aria-label={label}
              className={`relative flex ${more ? rowClass.folds : rowClass.scrolls}`}
            >
              {tabs.map((tab, index) => (
                <button
                  key={tab.value}
                  type="button"
                  role="tab"
                  id={`${id}-${tab.value}`}
                  aria-selected={tab.value === value}
                  aria-controls={tab.value === value ? `${id}-panel` : undefined}
                  tabIndex={tab.value === value ? 0 : -1}
                  data-tab={tab.value}
                  onFocus={() => choose(tab.value)}
                  // Safari does not focus a button that is clicked.
                  onClick={() => choose(tab.value)}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  className={`flex min-h-11 shrink-0 items-center gap-2 rounded-t border-x border-t-2 border-transparent px-3 py-1.5 text-base text-ink-second transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-selected:border-x-line aria-selected:border-t-marigold aria-selected:bg-surface aria-selected:font-semibold aria-selected:text-ink ${folded.includes(tab.value) ? foldedClass : ''}`}
                >
                  {tab.label}
                </button>
              ))}
            </div>
            {folded.length > 0 && more?.(folded)}
          </div>
          {end}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel whose content has no control is reached by Tab as well.
        tabIndex={0}
        className="focus-visible:-outline-offset-2"
      >
        {children}
      </div>
    </div>
  );
}

/** The index of the tab that a key moves to; -1 for other keys. The arrow keys wrap around the ends. */
function nextIndex({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, index: number, count: number) {
  if (altKey || ctrlKey || metaKey || shiftKey) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return -1;
  return (index + (key === forward ? 1 : count - 1)) % count;
}

/**
 * The tabs that do not fit into the row, and the width in pixels that all tabs need. The row keeps that width if it
 * can, so that the controls at its end wrap before a tab is folded.
 */
function useFolded<Value extends string>(
  list: { readonly current: HTMLElement | null },
  values: readonly Value[],
  chosen: Value,
  enabled: boolean,
): { readonly folded: readonly Value[]; readonly flexBasis?: number } {
  const [size, setSize] = useState<{ available: number; line: number; widths: readonly number[] }>();
  const names = values.join();
  useEffect(() => {
    const row = list.current?.parentElement;
    const line = row?.parentElement;
    if (!enabled || !row || !line) return;
    const tabs = names
      .split(',')
      .flatMap((name) => row.querySelector<HTMLElement>(`[data-tab="${name}"]`) ?? []);
    // Reads sizes after layout, when reading them forces no additional layout.
    const observer = new ResizeObserver(() =>
      setSize({
        available: row.clientWidth - rowPadding,
        line: line.clientWidth,
        widths: tabs.map(({ offsetWidth }) => offsetWidth),
      }),
    );
    for (const element of [line, row, ...tabs]) observer.observe(element);
    return () => observer.disconnect();
  }, [list, names, enabled]);
  if (!enabled || !size) return { folded: [] };
  const all = size.widths.reduce((sum, width) => sum + width, rowPadding);
  const indexes = foldedTabs(size.widths, size.available, values.indexOf(chosen));
  return {
    folded: indexes.flatMap((index) => values[index] ?? []),
    ...(all <= size.line && { flexBasis: all }),
  };
}
