import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import type { UnsentLine } from '../../api/outbox/unsent-order.ts';
import { noveltyMessages as words } from '../../messages/novelty.es-CO.ts';

export interface UnchangedLinesProps {
  /** As this device showed them; none for an order of another device. */
  lines: readonly UnsentLine[];
  count: number;
  pesos: number;
  /** Pesos that they cost less than was shown. */
  saved: number;
}

/** The lines that are ordered as they were shown, folded in one row. */
export function UnchangedLines({ lines, count, pesos, saved }: UnchangedLinesProps) {
  const isOwn = lines.length === count;
  const row = (
    <>
      <Icon name="check" className="text-brand-text" />
      <span className="flex-1">
        {words.unchanged(count)}
        {saved > 0 && <span className="block text-small text-brand-text">{words.cheaper(saved)}</span>}
      </span>
      <b>{formatPesos(pesos)}</b>
    </>
  );
  const look = 'rounded-[20px] bg-surface inset-ring inset-ring-line';
  if (!isOwn) return <p className={`flex items-center gap-3 p-4 ${look}`}>{row}</p>;
  return (
    <details className={`group ${look}`}>
      <summary className="pressable flex min-h-14 cursor-pointer list-none items-center gap-3 p-4 [&::-webkit-details-marker]:hidden">
        {row}
        <Icon name="chevron-down" size="sm" className="group-open:rotate-180" />
      </summary>
      <ul className="px-4 pb-3">
        {lines.map(({ code, dateSeen, name, quantity, priceSeen }) => (
          <li key={`${code} ${dateSeen}`} className="flex gap-3 border-t border-line py-2.5 text-small">
            <span className="min-w-0 flex-1 wrap-break-word">{name}</span>
            <span className="text-text-2">{words.units(quantity)}</span>
            <b>{formatPesos(quantity * priceSeen)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
