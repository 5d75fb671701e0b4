import { Link } from '@tanstack/react-router';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { Panel } from '../../components/panel.tsx';
import { customerTexts as texts } from '../../messages/customer.es-CO.ts';

/** The orders of the customer, in the list of orders: by its document, else by its name. */
export function OrdersLink({ customer }: { customer: OfficeCustomer }) {
  if (!mayDo(useOperator(), 'orders.read')) return null;
  const q = customer.fiscal.document ?? customer.name.slice(0, 80);
  return (
    <Panel label={texts.orders}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-panel">{texts.orders}</h2>
        <Link
          to="/pedidos"
          search={{ q }}
          className="touch-area inline-flex items-center gap-2 text-text-2 hover:text-text"
        >
          {texts.allOrders}
          <Icon name="chevron-right" size="sm" />
        </Link>
      </div>
    </Panel>
  );
}
