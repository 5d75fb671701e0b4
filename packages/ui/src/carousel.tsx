import { Children, useDeferredValue, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

export type CarouselProps = {
  /** Name of its contents: "Ofertas". */
  label: string;
  children: ReactNode;
  /** Classes of each item: `w-[164px] lg:w-[220px]`. On a phone the next item should be partly visible. */
  itemClassName?: string | ((at: number) => string);
  /** The number of items in the first render and in the server's, as many as a wide screen shows. The others follow. */
  atOnce?: number;
  className?: string | undefined;
};

/** A row that scrolls sideways and snaps to its items: touch, wheel, keyboard; arrows from 1024 px on. */
export function Carousel({ label, children, itemClassName = 'w-41 lg:w-55', atOnce = 5, className }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const rendered = useDeferredValue(Children.count(children), atOnce);
  function turn(direction: 1 | -1) {
    const row = list.current;
    if (!row) return;
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    row.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: isStill ? 'auto' : 'smooth' });
  }
  return (
    <div
      role="group"
      aria-roledescription="carrusel"
      aria-label={label}
      className={classNames('group/carousel relative', className)}
    >
      <ul
        ref={list}
        // A scrolling row must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        className="no-scrollbar -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 py-1 lg:mx-0 lg:scroll-px-0 lg:gap-5 lg:px-0"
      >
        {Children.map(
          children,
          (child, at) =>
            at < rendered && (
              <li
                className={classNames(
                  'shrink-0 snap-start',
                  // The first items fit on a phone's screen and set the height of the row.
                  at > 2 && 'deferred',
                  typeof itemClassName === 'string' ? itemClassName : itemClassName(at),
                )}
              >
                {child}
              </li>
            ),
        )}
      </ul>
      {([-1, 1] as const).map((direction) => (
        <IconButton
          key={direction}
          icon={direction < 0 ? 'chevron-left' : 'chevron-right'}
          label={direction < 0 ? 'Anteriores' : 'Siguientes'}
          tip="none"
          variant="raised"
          className={classNames(
            'absolute! top-[35%] z-sticky opacity-0 transition-opacity duration-fade group-hover/carousel:opacity-100 focus-visible:opacity-100 max-lg:hidden',
            direction < 0 ? '-left-5' : '-right-5',
          )}
          onClick={() => turn(direction)}
        />
      ))}
    </div>
  );
}
