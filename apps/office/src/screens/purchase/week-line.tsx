import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';

const WIDTH = 80;
const HEIGHT = 22;

export type WeekLineProps = {
  weeks: readonly number[];
  /** In grey, in a row that is not chosen. */
  isQuiet: boolean;
};

/** Sales of the last weeks as a line, the oldest first. */
export function WeekLine({ weeks, isQuiet }: WeekLineProps) {
  const most = Math.max(...weeks, 1);
  const points = weeks.map((units, at) => [
    2 + (at / (weeks.length - 1)) * (WIDTH - 6),
    HEIGHT - 3 - (units / most) * (HEIGHT - 6),
  ]);
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      role="img"
      aria-label={texts.weeksOf(weeks)}
      width={WIDTH}
      height={HEIGHT}
      className={isQuiet ? 'text-text-3' : 'text-brand'}
    >
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <circle cx={endX} cy={endY} r={2} fill="currentColor" />
    </svg>
  );
}
