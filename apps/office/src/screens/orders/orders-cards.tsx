import type { OfficeOrderItem } from '@tonalia/contract/purchase-office';
import { Link } from '@tanstack/react-router';
import { CardList } from '../../components/card-list.tsx';
import type { Choice } from '../../components/use-choice.ts';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { CardLines } from './card-lines.tsx';

export type OrdersCardsProps = { orders: readonly OfficeOrderItem[]; choice: Choice; now: Date };

/** The list on a phone: two lines an order. */
export const OrdersCards = ({ orders, choice, now }: OrdersCardsProps) => (
  <CardList
    className="mt-3"
    choice={choice}
    cards={orders.map((order) => ({
      code: order.code,
      label: texts.chooseOne(order.code),
      content: <CardLines order={order} now={now} />,
    }))}
    link={({ code, content }, className) => (
      <Link to="/pedidos/$code" params={{ code }} className={className}>
        {content}
      </Link>
    )}
  />
);
