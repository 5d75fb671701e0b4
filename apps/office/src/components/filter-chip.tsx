import type { ReactNode } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { Menu } from './menu.tsx';

export type FilterChipProps = {
  name: string;
  /** The chosen value in words; undefined while the filter is not applied. */
  value: string | undefined;
  removeLabel: string;
  onRemove: () => void;
  /** It was just asked for, so it opens. */
  startsOpen?: boolean;
  /** The choices; `close` closes them. */
  children: (close: () => void) => ReactNode;
};

/** A filter of a list: it opens its choices, or is removed by its cross and by Backspace. */
export function FilterChip({ name, value, removeLabel, onRemove, startsOpen = false, children }: FilterChipProps) {
  const isApplied = value !== undefined;
  return (
    <div className="relative">
      <Menu
        label={name}
        startsOpen={startsOpen}
        className="w-[262px]"
        button={(props) => (
          <button
            type="button"
            {...props}
            className={
              isApplied
                ? 'touch-area inline-flex h-8 items-center gap-1.5 rounded-[10px] bg-brand-soft pr-8 pl-[11px] text-[0.8125rem] leading-none font-[550] whitespace-nowrap text-brand-text inset-ring-[1.5px] inset-ring-brand-line'
                : 'pressable touch-area inline-flex h-8 items-center gap-1.5 rounded-[10px] bg-surface px-[11px] text-[0.8125rem] leading-none font-[550] whitespace-nowrap text-text-2 inset-ring-[1.5px] inset-ring-line'
            }
            onKeyDown={({ key }) => {
              if (key === 'Backspace' && isApplied) onRemove();
            }}
          >
            {name}
            {isApplied ? <b className="font-[650]">{value}</b> : <Icon name="chevron-down" size="xs" />}
          </button>
        )}
      >
        {children}
      </Menu>
      {isApplied && (
        <button
          type="button"
          aria-label={removeLabel}
          className="absolute inset-y-0 right-0 flex w-8 items-center justify-center rounded-[10px] text-brand-text before:absolute before:-inset-1.5 lg:before:hidden"
          onClick={onRemove}
        >
          <Icon name="x" size="xs" />
        </button>
      )}
    </div>
  );
}
