import { useState } from 'react';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import type { QuickLine } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

interface RowUnitsProps {
  line: QuickLine;
  name: string;
  order: Pick<QuickOrder, 'setQuantity'>;
}

/** The units of a line in a table, typed; rounded up to whole steps of its least quantity when it is left. */
export function RowUnits({ line, name, order }: RowUnitsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const step = line.match?.minQuantity ?? 1;
  const set = (units: number) => units > 0 && order.setQuantity(line.id, Math.ceil(units / step) * step);
  function settle() {
    if (typed !== null) set(Number(typed));
    setTyped(null);
  }
  return (
    <input
      data-units=""
      aria-label={words.unitsFor(name)}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? line.quantity}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => {
        const digits = currentTarget.value.replace(/\D/g, '').slice(0, 4);
        setTyped(digits);
        if (Number(digits) % step === 0) set(Number(digits));
      }}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      className="h-8 w-full rounded-[9px] border border-line bg-surface px-2.5 text-right text-small font-[650] text-text outline-none focus:border-brand focus:inset-ring focus:inset-ring-brand"
    />
  );
}
