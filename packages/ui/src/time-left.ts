import { useEffect, useState } from 'react';

const TICK_MS = 1000;

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Returns the time in ms; null while it is unknown. */
export type CountdownClock = () => number | null;

/** The time left; undefined after the end. */
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

/** "Termina en 2 días, 14 horas y 36 minutos". Without seconds, so it changes once a minute. */
export function timeLeftName({ days, hours, minutes }: TimeLeft): string {
  const parts = [plural(days, 'día', 'días'), plural(hours, 'hora', 'horas'), plural(minutes, 'minuto', 'minutos')];
  const shown = days > 0 ? parts : hours > 0 ? parts.slice(1) : parts.slice(2);
  const last = shown.pop();
  return `Termina en ${shown.length > 0 ? `${shown.join(', ')} y ${last}` : last}`;
}

/**
 * The time left until `end`, updated each second: `null` while the time is unknown (always on a server, where pages are
 * cached), `undefined` after the end.
 */
export function useTimeLeft(end: number, clock: CountdownClock, onEnd?: () => void): TimeLeft | null | undefined {
  const [now, setNow] = useState<number | null>(null);
  const left = now === null ? null : timeLeft(end, now);
  const isOver = left === undefined;
  useEffect(() => {
    if (isOver) {
      onEnd?.();
      return;
    }
    const tick = () => setNow(clock());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
    // Only a new `end` restarts the interval; a new function must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver, end]);
  return left;
}
