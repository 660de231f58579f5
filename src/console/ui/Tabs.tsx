import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabsProps<Value extends string> {
  /** Name of the row of tabs, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** The panel of the chosen tab; the others are not rendered. */
  children: ReactNode;
}

/** A row of tabs over the panel of the chosen one. Arrow keys move and choose, Home and End jump. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const choose = (index: number) => {
    const tab = tabs[index];
    const element = list.current?.children[index];
    if (!tab || !(element instanceof HTMLElement)) return;
    onChange(tab.value);
    element.focus();
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const current = tabs.findIndex((tab) => tab.value === value);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const to: Readonly<Record<string, number>> = {
      [forward]: (current + 1) % tabs.length,
      [backward]: (current - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex scroll-px-4 overflow-x-auto px-2 pt-2 shadow-[inset_0_-1px_var(--line)] [scrollbar-width:thin]"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-t border-x border-t-2 border-transparent px-3 py-1.5 text-base text-ink-second transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-selected:border-x-line aria-selected:border-t-marigold aria-selected:bg-surface aria-selected:font-semibold aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tabs.findIndex((tab) => tab.value === value)}`}
      >
        {children}
      </div>
    </>
  );
}
