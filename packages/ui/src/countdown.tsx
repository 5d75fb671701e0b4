import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { contrast, inkOn } from './sheen.ts';
import { timeLeftName, useTimeLeft } from './time-left.ts';
import type { CountdownClock } from './time-left.ts';

/** Colours of a promotion, hex: the bar, its boxes, and the tag behind the title. */
export type CountdownColors = {
  timerBg: string;
  itemTimeText: string;
  itemTimeBg: string;
  tagText: string;
  tagBg: string;
};

export type CountdownProps = {
  /** "Semana del color: -20%" */
  title: ReactNode;
  /** The end, in ms. */
  end: number;
  /** The clock; the device's own by default. */
  clock?: CountdownClock | undefined;
  /** Called once, when it reaches zero. */
  onEnd?: (() => void) | undefined;
  /** Shows a cross; the owner remembers the dismissal. */
  onClose?: (() => void) | undefined;
  /** From the API; used only when all text on them reaches a contrast of 4.5. */
  colors?: CountdownColors | undefined;
};

/**
 * A bar of 44 px above the header during a promotion: title, days, hours, minutes, seconds. Renders nothing at the end.
 */
export function Countdown({ title, end, clock = Date.now, onEnd, onClose, colors }: CountdownProps) {
  const left = useTimeLeft(end, clock, onEnd);
  if (left === undefined) return null;
  const design = colors && readableDesign(colors);
  const units = [
    [left?.days, 'd'],
    [left?.hours, 'h'],
    [left?.minutes, 'm'],
    [left?.seconds, 's'],
  ] as const;
  return (
    <section
      aria-label="Promoción"
      className="relative flex min-h-11 flex-wrap items-center gap-x-2 bg-deep pr-1 pl-4 text-[0.8125rem] leading-[1.2] font-[550] text-on-deep lg:justify-center lg:gap-4 lg:pr-4 lg:text-[0.875rem]"
      style={design?.bar}
    >
      <span className="flex min-w-0 max-lg:flex-[1_1_5rem]">
        <span className={design ? 'line-clamp-2 rounded-[7px] px-2' : 'line-clamp-2'} style={design?.tag}>
          {title}
        </span>
      </span>
      <span role="timer" aria-label={left ? timeLeftName(left) : undefined} className="flex flex-wrap gap-1">
        {units.map(([amount, unit]) => (
          <b
            key={unit}
            aria-hidden="true"
            className="h-[26px] min-w-[31px] rounded-[7px] bg-deep-box px-1 text-center text-[0.8125rem] leading-[26px] font-[650]"
            style={design?.box}
          >
            {twoDigits(amount)}
            <span className={`ml-px text-[12px] font-medium ${design ? '' : 'opacity-80'}`}>{unit}</span>
          </b>
        ))}
      </span>
      {onClose && (
        <button
          type="button"
          aria-label="Cerrar promoción"
          className="ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-control -outline-offset-4 lg:absolute lg:right-6"
          onClick={onClose}
        >
          <Icon name="x" size="md" />
        </button>
      )}
    </section>
  );
}

/** "07"; dashes while unknown. */
export const twoDigits = (amount: number | undefined): string =>
  amount === undefined ? '--' : String(amount).padStart(2, '0');

const READABLE = 4.5;

/** The colours of a design, all or none: an invalid or unreadable colour keeps the bar's own. */
function readableDesign(colors: CountdownColors) {
  const { timerBg, itemTimeText, itemTimeBg, tagText, tagBg } = colors;
  const areColors = [timerBg, itemTimeText, itemTimeBg, tagText, tagBg].every((one) => /^#[\da-f]{6}$/i.test(one));
  if (!areColors || contrast(itemTimeText, itemTimeBg) < READABLE || contrast(tagText, tagBg) < READABLE) return null;
  return {
    // The cross is on the bar itself, for which the design has no text colour.
    bar: { background: timerBg, color: inkOn(timerBg) },
    tag: { background: tagBg, color: tagText },
    box: { background: itemTimeBg, color: itemTimeText },
  };
}
