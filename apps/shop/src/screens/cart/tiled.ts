import type { CartProduct } from '@tonalia/contract/purchase';
import { groupByDispatch, groupByProduct } from '@tonalia/rules/cart-grouping';
import { FIRST } from '../../features/order/more.tsx';

/** Whether the lines of a product are shades, and more than fit as rows. */
export const isOfTiles = (lines: readonly CartProduct[]): boolean =>
  lines.length > FIRST && lines.every(({ color }) => color !== null);

/** Whether a cart has such a product. */
export const hasTiles = (products: readonly CartProduct[]): boolean =>
  groupByDispatch(products).some(({ lines }) => groupByProduct(lines).some(isOfTiles));
