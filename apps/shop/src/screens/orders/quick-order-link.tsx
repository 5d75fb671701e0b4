import { buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { RouteLink } from '../../navigation/link.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';

/** Leads from the orders to a new one, written as a list. */
export const QuickOrderLink = () => (
  <RouteLink href={paths.quickOrder()} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
    <Icon name="zap" size="sm" />
    {purchaseMessages.orders.quickOrder}
  </RouteLink>
);
