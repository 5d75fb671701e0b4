import { stockTexts as texts } from '../../messages/stock.es-CO.ts';

/** Days from which the cover worries, and from which it is worth a look. */
const SOON = 3;
const NEAR = 10;
/** Days of a full bar. */
const FULL = 60;

/** The colour of words about a cover. */
export const coverClass = (days: number | null, available: number): string => {
  if (available === 0) return 'text-danger';
  if (days === null) return 'text-text-3';
  if (days <= SOON) return 'text-danger';
  return days <= NEAR ? 'text-warn' : '';
};

/** How long the available units last: a bar of sixty days, and the days. */
export function Cover({ days, available }: { days: number | null; available: number }) {
  const words = days === null ? texts.noSale : texts.days(days);
  return (
    <span className={`flex items-center justify-end gap-3 ${coverClass(days, available)}`}>
      {days !== null && (
        <span aria-hidden="true" className="h-1 w-13 overflow-hidden rounded-full bg-line">
          <span
            className={`block h-full rounded-full ${days > NEAR && available > 0 ? 'bg-brand' : 'bg-current'}`}
            style={{ width: `${Math.min(100, Math.max(2, (days / FULL) * 100))}%` }}
          />
        </span>
      )}
      <b className="min-w-16 font-semibold">{words}</b>
    </span>
  );
}
