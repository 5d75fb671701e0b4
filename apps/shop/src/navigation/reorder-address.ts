/** An order as it would be ordered now, on a page; without a code the last one. Apart from `paths`, which every page loads. */
export const reorderPath = (orderCode?: string): string =>
  orderCode === undefined ? '/home/reorder' : `/home/reorder?pedido=${encodeURIComponent(orderCode)}`;
