import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

type ChipLook = { selected?: boolean | undefined; strong?: boolean | undefined; className?: string | undefined };

/** The look of a chip, for a Link. `strong` is the dark "Todos" at the start of a row. */
export function chipClass({ selected = false, strong = false, className }: ChipLook = {}): string {
  const look = strong
    ? 'border-transparent bg-text text-canvas'
    : selected
      ? 'border-brand bg-brand-soft text-brand-text'
      : 'border-line bg-surface text-text';
  return classNames(
    'pressable touch-area inline-flex h-10 shrink-0 items-center gap-1.5 rounded-full border-[1.5px] px-3 text-[0.875rem] leading-none font-semibold whitespace-nowrap',
    look,
    className,
  );
}

type ChipContent = { icon?: IconName; count?: number; children: ReactNode };

function ChipContents({ icon, count, children }: ChipContent) {
  return (
    <>
      {icon && <Icon name={icon} size="sm" />}
      {children}
      {count !== undefined && <span className="font-medium opacity-80">{count}</span>}
    </>
  );
}

/** A toggle: 'Top seller', "Con stock". With `strong`, the selected one is dark instead of green. */
export function Chip({
  selected,
  strong = false,
  onToggle,
  className,
  disabled,
  ...content
}: ChipContent & {
  selected: boolean;
  strong?: boolean;
  onToggle: (selected: boolean) => void;
  disabled?: boolean;
  className?: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      disabled={disabled}
      className={classNames(
        chipClass({ selected, strong: strong && selected, className }),
        disabled && 'text-text-disabled',
      )}
      onClick={() => onToggle(!selected)}
    >
      <ChipContents {...content} />
    </button>
  );
}

/** An applied filter; pressing it removes the filter. */
export function RemovableChip({
  onRemove,
  label,
  className,
  ...content
}: ChipContent & { onRemove: () => void; /** "Quitar Con stock". */ label: string; className?: string }) {
  return (
    <button type="button" aria-label={label} className={chipClass({ selected: true, className })} onClick={onRemove}>
      <ChipContents {...content} />
      <Icon name="x" size="sm" />
    </button>
  );
}
