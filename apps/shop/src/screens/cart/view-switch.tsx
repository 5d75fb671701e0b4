import type { CartProduct } from '@tonalia/contract/purchase';
import { groupByDispatch, groupByProduct } from '@tonalia/rules/cart-grouping';
import { IconButton } from '@tonalia/ui/icon-button';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { setCartView, useCartView } from './cart-view.ts';
import { isOfTiles } from './tiled.ts';

/** Turns the shades of the cart from a colour card to rows and back; nothing in a cart without a card. A phone has one button for it. */
export function ViewSwitch({ products, isIcon = false }: { products: readonly CartProduct[]; isIcon?: boolean }) {
  const view = useCartView();
  if (!groupByDispatch(products).some(({ lines }) => groupByProduct(lines).some(isOfTiles))) return null;
  if (isIcon)
    return (
      <IconButton
        icon={view === 'card' ? 'menu' : 'grid'}
        iconSize="lg"
        label={view === 'card' ? cartMessages.asList : cartMessages.asCard}
        tip="none"
        onClick={() => setCartView(view === 'card' ? 'list' : 'card')}
      />
    );
  return (
    <SegmentedControl
      label={cartMessages.view}
      className="bg-surface-3"
      value={view}
      onChange={setCartView}
      options={[
        { value: 'card', label: cartMessages.card },
        { value: 'list', label: cartMessages.list },
      ]}
    />
  );
}
