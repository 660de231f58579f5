import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** Name of the row of tabs, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** The panel of the chosen tab; the others are not rendered. */
  children: ReactNode;
}

/** A row of tabs over the panel of the chosen one. Arrow keys move, Home and End jump. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, children }: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(chosen: unknown) => {
        const tab = tabs.find((candidate) => candidate.value === chosen);
        if (tab) onChange(tab.value);
      }}
    >
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex overflow-x-auto border-b border-line px-2 pt-2 [scrollbar-width:thin]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px flex min-h-11 shrink-0 items-center gap-2 rounded-t border border-b-0 border-transparent border-t-2 px-3 py-1.5 text-base text-ink-second transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-line data-active:border-t-marigold data-active:bg-surface data-active:font-semibold data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="outline-offset-[-2px]">
          {tab.value === value ? children : null}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
