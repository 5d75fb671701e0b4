import type { Product } from '@tonalia/contract/products';

import { memo, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode, RefObject } from 'react';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { dayAndMonth, nextDispatch, unitsOfVersion } from './choice.ts';
import { neighbour } from './grid-keys.ts';
import { partsOf } from './parts.ts';
import type { SectionPart } from './parts.ts';
import { ShadeTile } from './shade-tile.tsx';
import type { ShadeSection } from './sections.ts';
import type { CardShade } from './shades.ts';
import type { ShadeChoice } from './use-choice.ts';
import { useIsNear, useWatch } from './use-near.ts';
import type { WatchNearness } from './use-near.ts';

const arrows = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

export interface GridProps {
  product: Product;
  sections: readonly ShadeSection[];
  choice: ShadeChoice;
  onChange: (shade: CardShade, units: number) => void;
  onShowSubstitutes: (shade: CardShade) => void;
  /** Code of the version to show first. */
  startAt: string | null;
  /** The scroll container. */
  list: RefObject<HTMLElement | null>;
}

/** The shades by height or family. Arrow keys move in two dimensions, + and - change the focused shade. */
export const Grid = memo(function Grid({
  product,
  sections,
  choice,
  onChange,
  onShowSubstitutes,
  startAt,
  list,
}: GridProps) {
  const day = dayAndMonth(product.dispatchDate) ?? '';
  const watch = useWatch(list);
  const parts = partsOf(sections, startAt);
  const byCode = new Map(choice.lines.map((line) => [line.version.code, line]));

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || target.tagName === 'INPUT') return;
    const tile = target.closest<HTMLElement>('[data-shade]');
    if (tile === null) return;
    if (arrows.has(key)) {
      event.preventDefault();
      moveFrom(tile, currentTarget, key);
      return;
    }
    const by = key === '+' ? product.minQuantity : key === '-' ? -product.minQuantity : 0;
    const shade = by === 0 ? undefined : findShade(sections, tile.dataset['shade']);
    if (!shade) return;
    event.preventDefault();
    const units = Number(tile.dataset['units']) + by;
    if (units === by && by > 0) {
      tile.querySelector('button')?.click();
      return;
    }
    if (units === 0) tile.querySelector('button')?.focus();
    if (units >= 0 && units <= choice.most(shade.version)) onChange(shade, units);
  }

  function tileOf(shade: CardShade) {
    const { version } = shade;
    const line = byCode.get(version.code);
    const { stock, presale } = unitsOfVersion(version, product);
    return (
      <ShadeTile
        key={version.code}
        shade={shade}
        isTarget={version.code === startAt}
        units={line?.units ?? 0}
        step={product.minQuantity}
        most={choice.most(version)}
        presale={stock === 0 && presale > 0 ? presaleLabel(day) : null}
        split={
          line && line.quantity > 0 && line.quantityPresale > 0
            ? shadeMessages.split(line.quantity, nextDispatch(), line.quantityPresale, day)
            : null
        }
        onChange={onChange}
        onShowSubstitutes={onShowSubstitutes}
      />
    );
  }

  return (
    // The keys act on the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={press}>
      {sections.map((section, at) => (
        <Section key={section.id} section={section}>
          {parts[at]?.map((part) => (
            <Rows key={part.id} part={part} watch={watch}>
              {tileOf}
            </Rows>
          ))}
        </Section>
      ))}
    </div>
  );
});

const presaleLabel = (day: string) => (day === '' ? shadeMessages.presaleSoon : shadeMessages.presale(day));

const findShade = (sections: readonly ShadeSection[], code: string | undefined): CardShade | undefined =>
  sections.flatMap(({ shades }) => shades).find(({ version }) => version.code === code);

function moveFrom(tile: HTMLElement, grid: HTMLElement, key: string): void {
  const tiles = [...grid.querySelectorAll<HTMLElement>('[data-shade]')];
  const boxes = tiles.map((one) => one.getBoundingClientRect());
  const next = tiles[neighbour(boxes, tiles.indexOf(tile), key) ?? -1];
  // A chosen shade has a plus button; any other is a button itself.
  [...(next?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

function Section({ section, children }: { section: ShadeSection; children: ReactNode }) {
  const { id, height, name, shades, color } = section;
  const headingId = `altura-${id.replaceAll(/\s+/g, '-')}`;
  return (
    <section
      data-section
      role="group"
      aria-labelledby={headingId}
      className="pr-[50px] pb-1.5 pl-4 lg:pr-[26px] lg:pl-3"
    >
      <h3 id={headingId} className="flex items-center gap-2 py-3 text-[0.9375rem] leading-none font-[650]">
        <span aria-hidden="true" className="size-3.5 rounded-[5px]" style={{ background: color }} />
        {height ?? name}
        <span className="font-medium text-text-2">{height === null ? shadeMessages.tones(shades.length) : name}</span>
      </h3>
      {children}
    </section>
  );
}

interface RowsProps {
  part: SectionPart;
  watch: WatchNearness;
  children: (shade: CardShade) => ReactNode;
}

/** Rows far outside the view are replaced by an empty box; the number of rows gives its height. */
function Rows({ part: { shades, isFirst }, watch, children }: RowsProps) {
  const place = useRef<HTMLUListElement>(null);
  const isNear = useIsNear(place, watch, isFirst);
  const rows = (columns: number) => `${Math.ceil(shades.length / columns) * 130}px`;
  // Custom properties are not in React's CSSProperties.
  const style = { '--h2': rows(2), '--h3': rows(3), '--h4': rows(4), '--h6': rows(6) } as CSSProperties;
  return (
    <ul
      ref={place}
      style={style}
      className={`grid grid-cols-2 content-start gap-x-2.5 gap-y-3 pb-3 min-[22.5rem]:grid-cols-3 sm:grid-cols-4 md:grid-cols-6 lg:gap-x-3 ${isNear ? '' : 'h-(--h2) min-[22.5rem]:h-(--h3) sm:h-(--h4) md:h-(--h6)'}`}
    >
      {isNear && shades.map(children)}
    </ul>
  );
}
