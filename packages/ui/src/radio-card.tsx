import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The ring and dot, which follow the hidden `peer` input before them. */
export function RadioMark() {
  return (
    <span
      aria-hidden="true"
      className="peer-focus-visible:focus-ring size-[22px] shrink-0 rounded-full border-[1.75px] border-line-control transition-all duration-fast peer-checked:border-[6.5px] peer-checked:border-brand peer-disabled:bg-surface-3"
    />
  );
}

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'title'> & {
  title: ReactNode;
  text?: ReactNode;
  /** Between the ring and the label: an IconTile, a payment icon. */
  before?: ReactNode;
  /** At the right end: a badge, an amount. */
  after?: ReactNode;
  /** Why it is unavailable, in orange; the card stays in place. */
  disabledReason?: string | undefined;
  /** `card` has its own edge, brand-coloured and 2 px when selected; `row` is a row of a list. */
  look?: 'card' | 'row';
  className?: string | undefined;
};

/**
 * One of several options: an address, a payment method, a date. Give all of a group the same `name`, inside a fieldset
 * with a legend.
 */
export function RadioCard({
  title,
  text,
  before,
  after,
  disabledReason,
  look = 'card',
  className,
  disabled,
  ...input
}: RadioCardProps) {
  const blocked = Boolean(disabledReason);
  return (
    <label
      className={classNames(
        'flex items-center gap-3',
        look === 'card'
          ? 'rounded-card bg-surface px-4 py-3.5 inset-ring inset-ring-line has-checked:inset-ring-2 has-checked:inset-ring-brand'
          : 'min-h-[66px] py-2',
        className,
      )}
    >
      <input {...input} type="radio" disabled={disabled || blocked} className="peer sr-only" />
      <RadioMark />
      {before}
      {/* with large text the end moves below the label */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-28 hyphens-auto wrap-break-word">
          <span className={classNames('block text-label', blocked && 'text-text-2')}>{title}</span>
          {text && <span className="block text-small text-text-3">{text}</span>}
          {disabledReason && <span className="block text-small font-semibold text-warn">{disabledReason}</span>}
        </span>
        {after}
      </span>
    </label>
  );
}
