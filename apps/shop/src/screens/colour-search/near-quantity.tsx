import { literals } from '@tonalia/contract/literals.es-CO';
import type { NearShade } from '@tonalia/contract/products';
import { wholeSteps } from '@tonalia/rules/quantity';
import { Icon } from '@tonalia/ui/icon';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import type { EditableLine } from '../../api/cart-sync/cart-line.ts';
import { useLineQuantity } from '../../api/cart-sync/shown/use-cart.ts';
import { useSetQuantity } from '../../api/cart-sync/use-edit-cart.ts';
import { colourSearchMessages as text } from '../../messages/colour-search.es-CO.ts';

/** A plus that becomes a stepper: units of a shade in the cart, without opening its card. */
export function NearQuantity({ shade, isLater }: { shade: NearShade; isLater: boolean }) {
  const line: EditableLine = {
    productId: shade.productId,
    code: shade.productCode,
    versionCode: shade.code,
    advancedPurchasing: isLater,
    applicableDealsId: shade.applicableDealsId,
    programmedPriceId: shade.programmedPriceId,
    programmedPriceName: shade.programmedPriceName,
  };
  const quantity = useLineQuantity(line);
  const setQuantity = useSetQuantity();
  const most = wholeSteps(isLater ? shade.quantityAvailable : shade.stock, shade.minQuantity);
  if (quantity === 0) {
    return (
      <button
        type="button"
        aria-label={text.add(shade.name)}
        className="pressable mt-1.5 flex h-11 w-full items-center justify-center rounded-control border-[1.5px] border-line text-brand-text"
        onClick={() => setQuantity(line, shade.minQuantity)}
      >
        <Icon name="plus" />
      </button>
    );
  }
  return (
    <div className="mt-1.5">
      <QuantityStepper
        full
        tight
        removable
        label={shade.name}
        value={quantity}
        step={shade.minQuantity}
        max={most}
        messages={{ aboveMax: literals.stockExceeded }}
        onChange={(next) => setQuantity(line, next)}
      />
    </div>
  );
}
