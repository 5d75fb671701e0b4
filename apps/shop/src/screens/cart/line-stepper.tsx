import { allOfStock, overStock } from '@tonalia/contract/literals.es-CO';
import type { CartProduct } from '@tonalia/contract/purchase';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { useSetQuantity } from '../../api/cart-sync/use-cart.ts';

interface LineStepperProps {
  line: CartProduct;
  /** Other units of it are in another group: the stock of one part says nothing of the whole. */
  isSplit: boolean;
  onRemove: (line: CartProduct) => void;
}

/** The quantity of a line of the cart. */
export function LineStepper({ line, isSplit, onRemove }: LineStepperProps) {
  const setQuantity = useSetQuantity();
  return (
    <QuantityStepper
      look="outline"
      removable
      editable
      label={lineName(line)}
      value={line.quantity}
      step={line.minQuantity}
      max={Math.max(line.stock, line.quantity)}
      {...(!isSplit && line.stock > 0 && limitsOf(line))}
      onRemove={() => onRemove(line)}
      onChange={(quantity) => (quantity === 0 ? onRemove(line) : setQuantity(line, quantity))}
    />
  );
}

/** The stock may have become less than what is in the cart. */
const limitsOf = ({ quantity, stock }: CartProduct) => ({
  limitText: quantity > stock ? overStock(stock) : allOfStock(stock),
  messages: { aboveMax: overStock(stock) },
});

/** "Tinte permanente en crema, 7.1 Rubio medio cenizo". */
export const lineName = ({ name, versionName }: CartProduct): string => [name, versionName].filter(Boolean).join(', ');
