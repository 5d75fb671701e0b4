import { allOfStock, overStock } from '@tonalia/contract/literals.es-CO';
import type { CartProduct } from '@tonalia/contract/purchase';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { useSetQuantity } from '../../api/cart-sync/use-edit-cart.ts';

interface LineStepperProps {
  line: CartProduct;
  /** Another group has more units of the same version, so the stock of this part does not limit the line. */
  isSplit: boolean;
  onRemove: (line: CartProduct) => void;
  /** In a tile of a colour card, as wide as it; a limit shows when it is passed. */
  isTile?: boolean;
  look?: 'filled' | 'outline';
}

/** The quantity control of a cart line. */
export function LineStepper({ line, isSplit, onRemove, isTile = false, look = 'outline' }: LineStepperProps) {
  const setQuantity = useSetQuantity();
  return (
    <QuantityStepper
      look={look}
      removable
      full={isTile}
      tight={isTile}
      editable
      label={lineName(line)}
      value={line.quantity}
      step={line.minQuantity}
      max={Math.max(line.stock, line.quantity)}
      {...(!isSplit && line.stock > 0 && (isTile ? { messages: limitsOf(line).messages } : limitsOf(line)))}
      onRemove={() => onRemove(line)}
      onChange={(quantity) => (quantity === 0 ? onRemove(line) : setQuantity(line, quantity))}
    />
  );
}

/** Limits of the quantity; the stock may be less than the units in the cart. */
const limitsOf = ({ quantity, stock }: CartProduct) => ({
  limitText: quantity > stock ? overStock(stock) : allOfStock(stock),
  messages: { aboveMax: overStock(stock) },
});

/** "Tinte permanente en crema, 7.1 Rubio medio cenizo". */
export const lineName = ({ name, versionName }: CartProduct): string => [name, versionName].filter(Boolean).join(', ');
