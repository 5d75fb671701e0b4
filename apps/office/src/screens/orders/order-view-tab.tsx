import type { SavedView } from '@tonalia/contract/office-views';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ordersQuery } from '../../api/orders.ts';
import { shownTabClass } from '../../components/view-tabs.tsx';
import { ViewWords } from '../../features/list-views/saved-views.tsx';
import { listViewsTexts as texts } from '../../messages/list-views.es-CO.ts';
import { readOrdersSearch, toOrderFilter } from './orders-search.ts';

/** How often the count of a view is asked for, in ms. */
const REFRESH = 60_000;

export type OrderViewTabProps = { view: SavedView; isCurrent: boolean; today: string };

/** The link of a saved view of orders, with how many it has. */
export function OrderViewTab({ view, isCurrent, today }: OrderViewTabProps) {
  const { data: page } = useQuery({
    ...ordersQuery({ ...toOrderFilter(readOrdersSearch(view.search), today), limit: 1 }),
    refetchInterval: REFRESH,
  });
  return (
    <Link
      to="/pedidos"
      search={readOrdersSearch(view.search)}
      activeProps={{}}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
      data-shown={isCurrent || undefined}
      title={view.isOwn ? undefined : texts.by(view.by)}
      className={shownTabClass}
    >
      <ViewWords name={view.name} count={page} />
    </Link>
  );
}
