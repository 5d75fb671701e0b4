import type { Product } from '@tonalia/contract/products';
import { Button } from '@tonalia/ui/button';
import { memo, useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { Grid } from './grid.tsx';
import { Rail } from './rail.tsx';
import type { ShadeSection } from './sections.ts';
import type { CardShade } from './shades.ts';
import type { ShadeChoice } from './use-choice.ts';
import { useStartAt } from './use-start-at.ts';
import { useSectionsPlace } from './use-sections-place.ts';

export interface ShadesBodyProps {
  product: Product;
  /** With those that the filter lets through. */
  sections: readonly ShadeSection[];
  choice: ShadeChoice;
  /** Code of the version to show first, marked and with the focus. */
  startAt: string | null;
  /** Changes when the same shade is asked for again. */
  asked: number;
  onChange: (shade: CardShade, units: number) => void;
  onInstead: (shade: CardShade) => void;
  onShowAll: () => void;
}

/** The list of shades with its rail. */
export const Shades = memo(function Shades({
  product,
  sections,
  choice,
  startAt,
  asked,
  onChange,
  onInstead,
  onShowAll,
}: ShadesBodyProps) {
  const { list, current, goTo, goToTop } = useSectionsPlace(sections.length);

  useStartAt(list, startAt, asked);

  // The matches of a search begin at the top.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) goToTop();
    isFirst.current = false;
  }, [goToTop, sections]);

  if (sections.length === 0) {
    return (
      <div className="flex flex-1 flex-col items-center gap-3 px-5 pt-12 text-center">
        <p className="text-h3">{shadeMessages.noMatch}</p>
        <Button variant="soft" onClick={onShowAll}>
          {shadeMessages.clearFilters}
        </Button>
      </div>
    );
  }
  return (
    <div className="relative flex min-h-0 flex-1">
      <button
        type="button"
        className="pointer-events-none absolute top-2 left-4 z-toast rounded-control bg-text px-4 py-3 text-label text-canvas opacity-0 focus-visible:pointer-events-auto focus-visible:opacity-100"
        onClick={goPast}
      >
        {shadeMessages.skip}
      </button>
      {sections.length > 1 && <Rail sections={sections} current={current} onGo={goTo} />}
      <div ref={list} className="relative min-w-0 flex-1 overflow-y-auto overscroll-contain pt-1 pb-6">
        <Grid
          product={product}
          sections={sections}
          choice={choice}
          onChange={onChange}
          onInstead={onInstead}
          startAt={startAt}
          list={list}
        />
      </div>
    </div>
  );
});

/** Two hundred shades are as many stops of the Tab key: past them, to what was chosen. */
function goPast({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.querySelector<HTMLElement>('footer button:enabled')?.focus();
}
