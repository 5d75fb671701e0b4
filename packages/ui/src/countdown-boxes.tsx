import { twoDigits } from './countdown.tsx';
import { timeLeftName, useTimeLeft } from './time-left.ts';
import type { CountdownClock } from './time-left.ts';

/** The countdown in four large boxes on a dark background. Renders nothing at the end. */
export function CountdownBoxes({ end, clock = Date.now }: { end: number; clock?: CountdownClock }) {
  const left = useTimeLeft(end, clock);
  if (left === undefined) return null;
  const units = [
    [left?.days, 'días'],
    [left?.hours, 'horas'],
    [left?.minutes, 'min'],
    [left?.seconds, 'seg'],
  ] as const;
  return (
    <div
      role="timer"
      aria-label={left ? timeLeftName(left) : undefined}
      className="grid w-full max-w-field grid-cols-4 gap-2"
    >
      {units.map(([amount, unit]) => (
        <span
          key={unit}
          aria-hidden="true"
          className="flex min-h-[74px] flex-col items-center justify-center gap-1 rounded-[16px] bg-deep-box text-micro font-medium text-on-deep-2"
        >
          <b className="font-display text-[min(1.8125rem,9vw)] leading-none font-[650] tracking-[-.02em] text-on-deep">
            {twoDigits(amount)}
          </b>
          {unit}
        </span>
      ))}
    </div>
  );
}
