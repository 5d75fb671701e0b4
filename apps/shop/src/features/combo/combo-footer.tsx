import type { Product } from '@tonalia/contract/products';
import { Button } from '@tonalia/ui/button';
import { comboMessages } from '../../messages/combos.es-CO.ts';
import { ComboPrice } from './combo-price.tsx';
import type { Combo } from './use-combo.ts';

/** The price of the combo and of its parts bought separately, and the button that adds it. */
export function ComboFooter({ product, combo, onAdd }: { product: Product; combo: Combo; onAdd: () => void }) {
  return (
    <div className="flex items-center gap-4">
      <ComboPrice price={product.price} apart={product.partsPrice} />
      <Button
        size="lg"
        className="flex-1"
        loading={combo.isAdding}
        disabledReason={reason(product, combo)}
        onClick={onAdd}
      >
        {comboMessages.add}
      </Button>
    </div>
  );
}

/** The reason why the combo cannot be added now. */
export function reason(product: Product, combo: Combo): string | undefined {
  if (product.stock < product.minQuantity) return comboMessages.soldOut;
  return combo.incomplete === undefined && combo.most <= 0 ? comboMessages.partOut : undefined;
}
