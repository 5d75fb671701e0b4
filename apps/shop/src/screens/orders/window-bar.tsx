import { minutesOf } from '@tonalia/rules/time-of-day';

/** The working day that the bar shows, in minutes. */
const OPENS = 8 * 60;
const CLOSES = 18 * 60;

interface WindowBarProps {
  /** Hours of the window, `HH:MM`. */
  from: string;
  to: string;
  /** The time of now when it is today. */
  now: string | null;
}

/** A window on the working day from 8 to 6, with a line at the time of now. The words beside it say the same. */
export function WindowBar({ from, to, now }: WindowBarProps) {
  const start = shareOf(from);
  return (
    <div aria-hidden="true" className="relative h-[34px] overflow-hidden rounded-[11px] bg-deep-box">
      <i
        className="absolute inset-y-0 min-w-1.5 rounded-[8px] bg-mark-2"
        style={{ left: `${start}%`, width: `${shareOf(to) - start}%` }}
      />
      {now !== null && <span className="absolute inset-y-0 w-0.5 bg-on-deep" style={{ left: `${shareOf(now)}%` }} />}
    </div>
  );
}

/** Percent of the working day; what is outside it is at its end. */
function shareOf(time: string): number {
  const within = Math.min(Math.max(minutesOf(time), OPENS), CLOSES);
  return Math.round(((within - OPENS) / (CLOSES - OPENS)) * 1_000) / 10;
}
