import type { Product } from '@tonalia/contract/products';

import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { dayAndMonth, unitsOf } from './choice.ts';
import { neighbour } from './grid-keys.ts';
import { ShadeTile } from './shade-tile.tsx';
import type { Shade, ShadeSection } from './shades.ts';
import type { Choice } from './use-choice.ts';

const arrows = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

export interface GridProps {
  product: Product;
  sections: readonly ShadeSection[];
  choice: Choice;
  onChange: (shade: Shade, units: number) => void;
  onInstead: (shade: Shade) => void;
}

/** The shades by height or family. Arrows move over them in two dimensions, + and - change the one that has the focus. */
export function Grid({ product, sections, choice, onChange, onInstead }: GridProps) {
  const day = dayAndMonth(product.dispatchDate) ?? '';
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

  return (
    // The keys move between the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={press}>
      {sections.map((section) => (
        <Section key={section.id} section={section}>
          {section.shades.map((shade) => {
            const { version } = shade;
            const line = byCode.get(version.code);
            const { stock, presale } = unitsOf(version, product);
            return (
              <ShadeTile
                key={version.code}
                shade={shade}
                units={line?.units ?? 0}
                step={product.minQuantity}
                most={choice.most(version)}
                presale={stock === 0 && presale > 0 ? presaleLabel(day) : null}
                split={
                  line && line.quantity > 0 && line.quantityPresale > 0
                    ? shadeMessages.split(line.quantity, line.quantityPresale, day)
                    : null
                }
                onChange={onChange}
                onInstead={onInstead}
              />
            );
          })}
        </Section>
      ))}
    </div>
  );
}

const presaleLabel = (day: string) => (day === '' ? shadeMessages.presaleSoon : shadeMessages.presale(day));

const findShade = (sections: readonly ShadeSection[], code: string | undefined): Shade | undefined =>
  sections.flatMap(({ shades }) => shades).find(({ version }) => version.code === code);

function moveFrom(tile: HTMLElement, grid: HTMLElement, key: string): void {
  const tiles = [...grid.querySelectorAll<HTMLElement>('[data-shade]')];
  const boxes = tiles.map((one) => one.getBoundingClientRect());
  const next = tiles[neighbour(boxes, tiles.indexOf(tile), key) ?? -1];
  // A chosen shade is changed by its plus, the others are a button themselves.
  [...(next?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Off the screen it is not drawn: its height is known from its number of rows. */
function Section({ section, children }: { section: ShadeSection; children: ReactNode }) {
  const { id, height, name, shades, color } = section;
  const headingId = `altura-${id.replaceAll(/\s+/g, '-')}`;
  // Custom properties are not in React's CSSProperties.
  const style = { '--rows': Math.ceil(shades.length / 3), '--rows-lg': Math.ceil(shades.length / 6) } as CSSProperties;
  return (
    <section
      data-section
      role="group"
      aria-labelledby={headingId}
      style={style}
      className="pr-[50px] pl-4 [contain-intrinsic-block-size:auto_calc(43px+var(--rows)*130px)] [content-visibility:auto] lg:pr-[26px] lg:pl-3 lg:[contain-intrinsic-block-size:auto_calc(43px+var(--rows-lg)*130px)]"
    >
      <h3 id={headingId} className="flex items-center gap-2 py-3 text-[0.9375rem] leading-none font-[650]">
        <span aria-hidden="true" className="size-3.5 rounded-[5px]" style={{ background: color }} />
        {height ?? name}
        <span className="font-medium text-text-2">{height === null ? shadeMessages.tones(shades.length) : name}</span>
      </h3>
      <ul className="grid grid-cols-3 gap-x-2.5 gap-y-3 pb-1.5 sm:grid-cols-4 md:grid-cols-6 lg:gap-x-3 lg:gap-y-3.5">
        {children}
      </ul>
    </section>
  );
}
