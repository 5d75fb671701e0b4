import type { DriverStop } from '@tonalia/contract/dispatch-driver';
import { classNames } from '@tonalia/ui/class-names';

/** Places of a drawing, in percent: two stops before, this one, the next. The hours are below the first. */
const places = [
  [12, 36],
  [38, 22],
  [58, 58],
  [82, 44],
] as const;

/** A drawing of the way, not a map: the stops around this one, and the promised hours. */
export function StopMap({
  stops,
  stop,
  hours,
}: {
  stops: readonly DriverStop[];
  stop: DriverStop;
  hours: string | null;
}) {
  const at = stops.indexOf(stop);
  const around = [at - 2, at - 1, at, at + 1].map((index) => stops[index]);
  const points = places.filter((_, index) => around[index] !== undefined);
  return (
    <div aria-hidden={hours === null} className="relative h-[104px] overflow-hidden bg-surface-2">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path d="M0 22 100 12M0 88 100 74M24 0 30 100M68 0 74 100" className="stroke-surface" strokeWidth="3" />
        <polyline
          points={points.map(([x, y]) => `${x},${y}`).join(' ')}
          className="fill-none stroke-brand"
          strokeWidth="2.5"
          strokeDasharray="5 3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {places.map(([left, top], index) => {
        const shown = around[index];
        return (
          shown && (
            <span
              key={shown._id}
              aria-hidden="true"
              style={{ left: `${left}%`, top: `${top}%` }}
              className={classNames(
                'absolute inline-flex -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full font-bold ring-2 ring-surface',
                shown === stop
                  ? 'size-9 bg-brand text-on-brand'
                  : index < 2
                    ? 'size-7 bg-brand-soft text-small text-brand-text'
                    : 'size-7 bg-text text-small text-canvas',
              )}
            >
              {shown.position}
            </span>
          )
        );
      })}
      {hours !== null && (
        <p className="absolute bottom-2.5 left-3 rounded-full bg-surface px-3 py-1 text-small font-[550] shadow-1">
          {hours}
        </p>
      )}
    </div>
  );
}
