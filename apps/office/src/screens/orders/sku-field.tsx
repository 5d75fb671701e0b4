import { useState } from 'react';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import type { OrdersList } from './use-orders.ts';

/** A SKU, code of a product or number of a shade; it filters once it is typed whole: with Enter, or on leaving the field. */
export function SkuField({
  search,
  change,
  onDone,
}: Pick<OrdersList, 'search' | 'change'> & { onDone?: (() => void) | undefined }) {
  const [typed, setTyped] = useState(search.sku ?? '');
  const apply = () => {
    if (typed.trim() !== (search.sku ?? '')) change({ sku: typed.trim() });
  };
  return (
    <label className="block px-2 py-1.5 text-[0.75rem] font-semibold text-text-2">
      {texts.skuField}
      <input
        value={typed}
        maxLength={64}
        placeholder={texts.skuExample}
        className="field-edge mt-1 h-[38px] w-full rounded-[11px] bg-surface px-2 text-[0.8125rem] font-medium text-text outline-none max-lg:h-11"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={apply}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return;
          apply();
          onDone?.();
        }}
      />
    </label>
  );
}
