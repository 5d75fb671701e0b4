import { memo, useRef } from 'react';
import type { PointerEvent } from 'react';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { tick } from '../../native/touch.ts';
import type { ShadeSection } from './sections.ts';

export interface RailProps {
  sections: readonly ShadeSection[];
  current: number;
  onGo: (at: number) => void;
}

/** An index of sections, like that of a contact list: tap a chip or drag over them. On the right on a phone, on the left on a desktop. */
export const Rail = memo(function Rail({ sections, current, onGo }: RailProps) {
  const isDragging = useRef(false);
  const last = useRef(-1);
  const isHeights = sections.some(({ height }) => height !== null);

  function follow(event: PointerEvent<HTMLElement>) {
    if (!isDragging.current) return;
    const chips = [...event.currentTarget.children].map((chip) => chip.getBoundingClientRect());
    const under = chips.findLastIndex(({ top }) => top <= event.clientY);
    const at = Math.max(0, under);
    if (at === last.current) return;
    last.current = at;
    tick();
    onGo(at);
  }

  return (
    <nav
      data-slides
      aria-label={isHeights ? shadeMessages.goToHeight : shadeMessages.goToFamily}
      className="absolute top-2.5 right-[3px] bottom-2.5 z-sticky flex w-[44px] touch-none flex-col lg:static lg:w-21 lg:items-start lg:overflow-y-auto lg:py-3.5 lg:pl-[22px]"
      onPointerDown={(event) => {
        isDragging.current = true;
        last.current = -1;
        follow(event);
      }}
      onPointerMove={follow}
      onPointerUp={() => (isDragging.current = false)}
      onPointerCancel={() => (isDragging.current = false)}
      onPointerLeave={() => (isDragging.current = false)}
    >
      {sections.map((section, at) => (
        <RailChip key={section.id} section={section} isCurrent={at === current} onGo={() => onGo(at)} />
      ))}
    </nav>
  );
});

function RailChip({ section, isCurrent, onGo }: { section: ShadeSection; isCurrent: boolean; onGo: () => void }) {
  const { height, name, shades, bands, isDark } = section;
  const label = height === null ? shadeMessages.family(name, shades.length) : shadeMessages.height(height, name);
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent ? 'location' : undefined}
      className="relative flex min-h-0 w-[44px] flex-1 items-center justify-center lg:max-h-11 lg:min-h-6"
      onClick={onGo}
    >
      <span
        aria-hidden="true"
        style={{ background: paint(bands) }}
        className={`inset-ring inset-ring-swatch-edge lg:w-11 ${isCurrent ? 'h-[calc(100%-3px)] w-[34px] rounded-[9px] outline-[2.5px] outline-offset-2 outline-brand' : 'h-[calc(100%-4px)] w-[25px] rounded-[8px]'}`}
      />
      {height !== null && (
        <span
          aria-hidden="true"
          className={`absolute leading-none font-bold ${isDark ? 'text-inverse' : 'text-on-tab'} ${isCurrent ? 'text-[0.875rem]' : 'text-[0.75rem]'}`}
        >
          {height}
        </span>
      )}
    </button>
  );
}

function paint([light, middle, deep]: readonly string[]): string {
  if (middle === undefined) return light ?? 'transparent';
  return `linear-gradient(180deg,${light} 0 34%,${middle} 34% 67%,${deep} 67%)`;
}
