import type { Order } from '@tonalia/contract/purchase';

/** Units that a part brings. */
export const unitsIn = ({ products }: Pick<Order['shipments'][number], 'products'>): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0);
