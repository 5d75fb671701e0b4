import { formatNumber } from '@tonalia/rules/money';
import { presalesTexts as texts } from '../../messages/presales.es-CO.ts';

const WHOLE = 100;

/** Units sold of the capacity, with a bar; without a limit the units alone. */
export function TakenBar({ taken, capacity, name }: { taken: number; capacity: number | null; name: string }) {
  const percent = capacity === null ? null : Math.min(WHOLE, Math.floor((taken / capacity) * WHOLE));
  return (
    <div className="min-w-[150px]">
      <span className="flex justify-between text-[0.875rem] tabular-nums">
        <span>
          <b className="font-semibold">{formatNumber(taken)}</b>{' '}
          <span className="text-text-2">{texts.takenOf(capacity)}</span>
        </span>
        {percent !== null && <span className="text-text-2">{percent}%</span>}
      </span>
      {percent !== null && (
        <progress className="sr-only" max={WHOLE} value={percent} aria-label={`${texts.taken}: ${name}`} />
      )}
      {percent !== null && (
        <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-surface-3">
          <span
            className={`block h-full rounded-full ${percent === WHOLE ? 'bg-warn' : 'bg-info'}`}
            style={{ width: `${percent}%` }}
          />
        </span>
      )}
    </div>
  );
}
