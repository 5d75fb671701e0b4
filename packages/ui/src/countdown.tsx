import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { contrast } from './sheen.ts';
import { Icon } from './icon.tsx';

const TICK_MS = 1000;

export type CountdownProps = {
  /** "Semana del color: -20%" */
  title: ReactNode;
  /** When it ends: a date, or its milliseconds. */
  end: Date | number;
  /** What time it is, for the first drawing: give the server's, so that server and browser agree. */
  now?: number | undefined;
  /** Called once, when it reaches zero. */
  onEnd?: (() => void) | undefined;
  /** Shows a cross; remembering it is the owner's affair. */
  onClose?: (() => void) | undefined;
  /** From the API; used only when words on it reach 4.5. */
  colors?: { background?: string | undefined; text?: string | undefined } | undefined;
};

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** What is left, or nothing once it is over. */
export function timeLeft(end: number, now: number): TimeLeft | undefined {
  const total = Math.ceil((end - now) / 1000);
  if (!(total > 0)) return undefined;
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "Termina en 2 días, 14 horas y 36 minutos". Without seconds, so that it changes once a minute. */
export function timeLeftName({ days, hours, minutes }: TimeLeft): string {
  const parts = [plural(days, 'día', 'días'), plural(hours, 'hora', 'horas'), plural(minutes, 'minuto', 'minutos')];
  const shown = days > 0 ? parts : hours > 0 ? parts.slice(1) : parts.slice(2);
  const last = shown.pop();
  return `Termina en ${shown.length > 0 ? `${shown.join(', ')} y ${last}` : last}`;
}

/** 44 px over the header while a promotion runs: title, days, hours, minutes, seconds. Nothing once it is over. */
export function Countdown({ title, end, now, onEnd, onClose, colors }: CountdownProps) {
  const endAt = Number(end);
  const left = useTimeLeft(endAt, now, onEnd);
  const isTicking = useIsInBrowser();
  if (!left) return null;
  const units = [
    [left.days, 'd'],
    [left.hours, 'h'],
    [left.minutes, 'm'],
    [left.seconds, 's'],
  ] as const;
  return (
    <section
      aria-label="Promoción"
      className="relative flex h-11 items-center gap-2.5 bg-deep pr-1 pl-4 text-[0.8125rem] leading-[1.2] font-[550] text-on-deep lg:justify-center lg:gap-4 lg:pr-4 lg:text-[0.875rem]"
      style={readableColors(colors)}
    >
      <span className="min-w-0 truncate max-lg:flex-1">{title}</span>
      <span role="timer" aria-label={isTicking ? timeLeftName(left) : undefined} className="flex gap-1">
        {units.map(([amount, unit]) => (
          <b
            key={unit}
            aria-hidden="true"
            className="h-[26px] min-w-[31px] rounded-[7px] bg-deep-box px-1 text-center text-[0.8125rem] leading-[26px] font-[650]"
          >
            {isTicking ? String(amount).padStart(2, '0') : '--'}
            <span className="ml-px text-[10.5px] font-medium opacity-80">{unit}</span>
          </b>
        ))}
      </span>
      {onClose && (
        <button
          type="button"
          aria-label="Cerrar promoción"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control -outline-offset-4 lg:absolute lg:right-6"
          onClick={onClose}
        >
          <Icon name="x" size="md" />
        </button>
      )}
    </section>
  );
}

const never = () => () => {};

/** A page of the server is kept and sent again: what the hour is, only the browser says. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function useTimeLeft(end: number, firstNow: number | undefined, onEnd: (() => void) | undefined) {
  const [now, setNow] = useState(() => firstNow ?? Date.now());
  const isOver = timeLeft(end, now) === undefined;
  useEffect(() => {
    if (isOver) {
      onEnd?.();
      return;
    }
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
    // Only the end itself is news: a new function must not start the clock again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver, end]);
  return timeLeft(end, now);
}

function readableColors(colors: CountdownProps['colors']) {
  if (!colors?.background || !colors.text) return undefined;
  const isHex = [colors.background, colors.text].every((color) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(color));
  if (!isHex || contrast(colors.background, colors.text) < 4.5) return undefined;
  return { background: colors.background, color: colors.text };
}
