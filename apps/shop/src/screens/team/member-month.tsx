import type { MemberOrder } from '@tonalia/contract/members';
import { formatPesos } from '@tonalia/rules/money';
import { RouteLink } from '../../navigation/link.tsx';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';

/** What a person ordered this month. */
export function MemberMonth({ orders }: { orders: readonly MemberOrder[] }) {
  return (
    <section className="mt-6">
      <h3 className="text-h3">{words.month}</h3>
      {orders.length === 0 && <p className="mt-1 text-text-2">{words.noOrders}</p>}
      <ul className="mt-1 divide-y divide-line">
        {orders.map(({ orderCode, total }) => (
          <li key={orderCode}>
            <RouteLink
              href={paths.orderHistoryDetail(orderCode)}
              className="flex min-h-11 items-center justify-between gap-3"
            >
              <span className="font-semibold">{orderCode}</span>
              <span>{formatPesos(total)}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
