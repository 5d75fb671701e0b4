import { CountBadge } from '@tonalia/ui/count-badge';
import { Icon } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { useCartUnits } from '../../api/cart-sync/shown/use-cart.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

/** The cart icon with the number of units. */
export function CartLink({ outlined = false, className }: { outlined?: boolean; className?: string }) {
  const units = useCartUnits();
  return (
    <RouteLink
      href={paths.cart()}
      aria-label={messages.cartName(units)}
      className={iconButtonClass(outlined ? 'outline' : 'plain', className)}
    >
      <Icon name="bag" size={outlined || className ? 'md' : 'lg'} />
      {outlined ? (
        <CountBadge count={units} className="absolute -top-[7px] -right-[7px]" />
      ) : (
        <CountBadge count={units} />
      )}
    </RouteLink>
  );
}
