import type { CartProduct } from '@tonalia/contract/purchase';
import { FIRST } from '../../features/order/more.tsx';

/** Whether the lines of a product are shades, and more than fit as rows. */
export const isOfTiles = (lines: readonly CartProduct[]): boolean =>
  lines.length > FIRST && lines.every(({ color }) => color !== null);
