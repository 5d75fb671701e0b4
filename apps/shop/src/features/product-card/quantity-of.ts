import type { ProductCard } from '@tonalia/contract/products';
import type { EditableLine } from '../../api/cart-sync/cart-line.ts';

/** Whether a card's plus adds the product itself, opens its shades, or leads to its page to choose. */
export function howToAdd(product: ProductCard): 'add' | 'shades' | 'page' | 'none' {
  if (product.has_colors) return 'shades';
  if (product.has_versions) return 'page';
  return product.stock > 0 || product.presaleLeft > 0 ? 'add' : 'none';
}

/** The cart line of a card without shades: from stock while there is some, else in presale. */
export function lineOf(product: ProductCard): EditableLine & { advancedPurchasing: boolean } {
  return {
    productId: product._id,
    code: product.code,
    versionCode: null,
    advancedPurchasing: product.stock <= 0 && product.presaleLeft > 0,
    applicableDealsId: product.applicableDealsId,
    programmedPriceId: product.programmedPriceId,
    programmedPriceName: product.programmedPriceName,
  };
}

/** Most units a card can hold: the available units rounded down to multiples of the minimum. */
export function maxUnits(product: ProductCard): number {
  const units = product.stock > 0 ? product.stock : product.presaleLeft;
  return units - (units % Math.max(1, product.minQuantity));
}

/** "$ 143 / ml", "Und. $ 15.400": `money` writes the amount. */
export function unitPriceText(
  product: Pick<ProductCard, 'unitPrice'>,
  money: (pesos: number) => string,
): string | null {
  const { unitPrice } = product;
  if (unitPrice === null) return null;
  return unitPrice.unit === 'und'
    ? `Und. ${money(unitPrice.amount)}`
    : `${money(unitPrice.amount)} / ${unitPrice.unit}`;
}
