import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** One tab; `count` is shown beside its label. */
export type Tab<T extends string> = { value: T; label: ReactNode; count?: number };

export type TabsProps<T extends string> = {
  label: string;
  tabs: ReadonlyArray<Tab<T>>;
  value: T;
  onChange: (value: T) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  className?: string | undefined;
};

/** Arrow keys, Home and End move between tabs and select at once; the panel follows in the reading order. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children, className }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const target = targets[event.key];
    const next = target === undefined ? undefined : (tabs[target] ?? tabs.at(target < 0 ? -1 : 0));
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="no-scrollbar flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={`${id}-panel`}
              tabIndex={isChosen ? 0 : -1}
              className={classNames(
                '-mb-px min-h-12 shrink-0 border-b-2 text-label transition-colors duration-fast -outline-offset-2',
                isChosen ? 'border-brand text-brand-text' : 'border-transparent text-text-2 hover:text-text',
              )}
              onClick={() => onChange(tab.value)}
              onKeyDown={move}
            >
              {tab.label}
              {tab.count !== undefined && <span className="ml-1.5 font-medium text-text-3">{tab.count}</span>}
            </button>
          );
        })}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-4">
        {children}
      </div>
    </div>
  );
}
