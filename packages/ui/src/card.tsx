import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** The look of a card, for an `<a>`, `<li>` or `<article>`. */
export function cardClass({
  selected = false,
  flush = false,
  className,
}: { selected?: boolean; flush?: boolean; className?: string | undefined } = {}): string {
  return classNames(
    'rounded-card bg-surface',
    selected ? 'inset-ring-2 inset-ring-brand' : 'inset-ring inset-ring-line',
    !flush && 'p-4 lg:p-5',
    className,
  );
}

/** A white panel with a hairline edge on the canvas. `flush` has no padding: its rows have their own. */
export function Card({
  selected,
  flush,
  className,
  ...rest
}: ComponentProps<'div'> & { selected?: boolean; flush?: boolean }) {
  return <div {...rest} className={cardClass({ selected: selected ?? false, flush: flush ?? false, className })} />;
}
