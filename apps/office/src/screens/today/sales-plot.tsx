import { useCallback, useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { scaleTo } from './sales-scale.ts';

const FIRST_WIDTH = 480;
/** At least, on a phone; the plot fills its panel. */
const LEAST_HEIGHT = 140;
const MOST_HEIGHT = 340;
/** Room for the sums at the left and the hours below. */
const LEFT = 84;
const BOTTOM = 24;
const TOP = 14;
/** The hours that are drawn: before and after, hardly anything is sold. In the evening the rest of the day joins them. */
const FIRST_HOUR = 6;
const LAST_HOUR = 20;
const HOURS = [6, 10, 14, 20];
const MIDNIGHT = 24;
const HOURS_IN_THE_EVENING = [6, 12, 18, MIDNIGHT];
/** Where the line of the day before has its name. */
const NAMED_HOUR = 17;
const STEPS_IN_HOUR = 2;

export type SalesPlotProps = {
  /** Sums until each half hour, from midnight. */
  today: readonly number[];
  before: readonly number[];
  /** Hours since midnight. */
  now: number;
  label: string;
  todayName: string;
  beforeName: string;
};

/** Two growing sums over the hours of a day: today until now, the day before as a dashed line. The axis starts at 0. */
export function SalesPlot({ today, before, now, label, todayName, beforeName }: SalesPlotProps) {
  const [{ width, height }, setSize] = useState({ width: FIRST_WIDTH, height: LEAST_HEIGHT });
  const box = useCallback((element: HTMLDivElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const fitting = Math.min(Math.max(element.clientHeight, LEAST_HEIGHT), MOST_HEIGHT);
      setSize({ width: Math.max(element.clientWidth, LEFT * 2), height: fitting });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { top, lines } = scaleTo(Math.max(...today, ...before, 1));
  const hours = now > LAST_HOUR ? HOURS_IN_THE_EVENING : HOURS;
  const lastHour = hours.at(-1) ?? LAST_HOUR;
  const x = (hour: number) =>
    LEFT +
    ((Math.min(Math.max(hour, FIRST_HOUR), lastHour) - FIRST_HOUR) / (lastHour - FIRST_HOUR)) * (width - LEFT - 6);
  const y = (amount: number) => height - BOTTOM - (amount / top) * (height - BOTTOM - TOP);
  const points = (curve: readonly number[], until: number) =>
    curve
      .map((amount, step) => ({ hour: (step + 1) / STEPS_IN_HOUR, amount }))
      .filter(({ hour }) => hour >= FIRST_HOUR && hour <= until)
      .map(({ hour, amount }) => `${x(hour).toFixed(1)},${y(amount).toFixed(1)}`);
  const amountNow = today.at(-1) ?? 0;
  const here = `${x(now).toFixed(1)},${y(amountNow).toFixed(1)}`;
  const beforeThere = before[NAMED_HOUR * STEPS_IN_HOUR - 1] ?? 0;
  // under its line where today's line is above it
  const isUnder = now > NAMED_HOUR - 2 && amountNow > beforeThere;
  return (
    <div ref={box} className="min-h-[140px] flex-1 overflow-hidden lg:min-h-[200px]">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block w-full text-[12px]">
        {lines.map((amount) => (
          <g key={amount}>
            <line
              x1={LEFT}
              x2={width - 6}
              y1={y(amount)}
              y2={y(amount)}
              className="stroke-line"
              strokeDasharray={amount === 0 ? undefined : '2 4'}
            />
            <text x={LEFT - 10} y={y(amount) + 4} textAnchor="end" className="fill-text-2">
              {formatPesos(amount)}
            </text>
          </g>
        ))}
        {hours.map((hour) => (
          <text
            key={hour}
            x={x(hour)}
            y={height - 6}
            textAnchor={hour === FIRST_HOUR ? 'start' : hour === lastHour ? 'end' : 'middle'}
            className="fill-text-2"
          >
            {hourName(hour)}
          </text>
        ))}
        <line x1={x(now)} x2={x(now)} y1={TOP} y2={height - BOTTOM} className="stroke-line" />
        <polyline
          points={points(before, lastHour).join(' ')}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          className="stroke-text-3"
        />
        <text
          x={isUnder ? width - 6 : x(NAMED_HOUR)}
          y={isUnder ? y(beforeThere) + 18 : Math.max(TOP, y(beforeThere) - 10)}
          textAnchor="end"
          className="fill-text-2 font-semibold"
        >
          {beforeName}
        </text>
        <polyline
          points={[...points(today, now), here].join(' ')}
          fill="none"
          strokeWidth="2.5"
          className="stroke-brand"
          strokeLinejoin="round"
        />
        <circle cx={x(now)} cy={y(amountNow)} r="4.5" className="fill-brand stroke-surface" strokeWidth="2" />
        <text x={x(now) - 10} y={y(amountNow) - 10} textAnchor="end" className="fill-brand-text font-[650]">
          {todayName}
        </text>
      </svg>
    </div>
  );
}

/** "6 a. m.", "12 m." for noon. */
const hourName = (hour: number): string =>
  hour === 12 ? '12 m.' : `${hour % 12 || 12} ${hour < 12 || hour === MIDNIGHT ? 'a. m.' : 'p. m.'}`;
