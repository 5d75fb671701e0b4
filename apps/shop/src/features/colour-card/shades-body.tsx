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
  /** Filtered. */
  sections: readonly ShadeSection[];
  choice: ShadeChoice;
  /** Code of the version to show first, marked and with the focus. */
  startAt: string | null;
  /** Changes when the same shade is requested again. */
  request: number;
  onChange: (shade: CardShade, units: number) => void;
  onShowSubstitutes: (shade: CardShade) => void;
  onShowAll: () => void;
}

/** The list of shades with its rail. */
export const Shades = memo(function Shades({
  product,
  sections,
  choice,
  startAt,
  request,
  onChange,
  onShowSubstitutes,
  onShowAll,
}: ShadesBodyProps) {
  const { list, current, goTo, goToTop } = useSectionsPlace(sections.length);

  useStartAt(list, startAt, request);

  // Show the matches of a search from the top.
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
        onClick={skipShades}
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
          onShowSubstitutes={onShowSubstitutes}
          startAt={startAt}
          list={list}
        />
      </div>
    </div>
  );
});

/** Skips two hundred Tab stops: moves the focus past the shades to the selection. */
function skipShades({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.querySelector<HTMLElement>('footer button:enabled')?.focus();
}
