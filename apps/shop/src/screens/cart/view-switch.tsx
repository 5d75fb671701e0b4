import { IconButton } from '@tonalia/ui/icon-button';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { setCartView, useCartView } from './cart-view.ts';

/** Turns the shades of the cart from a colour card to rows and back. A phone has one button for it. */
export function ViewSwitch({ isIcon = false }: { isIcon?: boolean }) {
  const view = useCartView();
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
