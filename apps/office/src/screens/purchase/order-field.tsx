import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';
import type { PurchaseLine } from './use-purchase-lines.ts';

const MOST_DIGITS = 6;

/** Units to order; ↑ and ↓ step by a box. */
export function OrderField({ line, onChange }: { line: PurchaseLine; onChange: (units: number) => void }) {
  const { units, box, isTicked } = line;
  return (
    <input
      aria-label={texts.unitsOf(line.name)}
      inputMode="numeric"
      autoComplete="off"
      value={units}
      className={`h-8 w-[72px] rounded-[10px] bg-surface px-2 text-right font-[650] inset-ring-[1.5px] inset-ring-line outline-none focus:inset-ring-2 focus:inset-ring-brand max-lg:h-11 ${isTicked ? 'text-text' : 'text-text-3'}`}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) =>
        onChange(Number(currentTarget.value.replaceAll(/\D/g, '').slice(0, MOST_DIGITS)))
      }
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? box : event.key === 'ArrowDown' ? -box : 0;
        if (by === 0) return;
        event.preventDefault();
        onChange(Math.max(0, units + by));
      }}
    />
  );
}
