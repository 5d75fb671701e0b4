import type { SavedView } from '@tonalia/contract/office-views';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { ordersQuery } from '../../api/orders.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { shownTabClass } from '../../components/view-tabs.tsx';
import { ordersTexts } from '../../messages/orders.es-CO.ts';
import { type OrdersSearch, readOrdersSearch, toOrderFilter } from './orders-search.ts';
import type { OrderColumns } from './use-columns.ts';
import { ViewDialog } from './view-dialog.tsx';

const texts = ordersTexts.view;
/** How often the count of a view is asked for, in ms. */
const REFRESH = 60_000;

export type SavedViewsProps = {
  views: readonly SavedView[];
  /** The view that the address shows. */
  current: SavedView | undefined;
  search: OrdersSearch;
  today: string;
  columns: OrderColumns;
};

/** Saved views after the tabs of states: own ones and those of the office; `+` saves the present filters. */
export function SavedViews({ views, current, search, today, columns }: SavedViewsProps) {
  const [edited, setEdited] = useState<SavedView | 'new'>();
  return (
    <>
      {views.length > 0 && <span aria-hidden="true" className="my-auto h-5 w-px shrink-0 bg-line" />}
      {views.map((view) => (
        <span key={view._id} className="flex shrink-0 items-stretch gap-1">
          <ViewTab view={view} isCurrent={view._id === current?._id} today={today} />
          {view._id === current?._id && view.isOwn && (
            <OutlineButton
              icon="edit"
              label={texts.edit(view.name)}
              bare
              small
              className="my-auto"
              onClick={() => setEdited(view)}
            />
          )}
        </span>
      ))}
      <OutlineButton
        icon="plus"
        label={texts.add}
        bare
        small
        className="my-auto max-lg:hidden"
        onClick={() => setEdited('new')}
      />
      {edited && (
        <ViewDialog
          old={edited === 'new' ? undefined : edited}
          search={search}
          columns={columns}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function ViewTab({ view, isCurrent, today }: { view: SavedView; isCurrent: boolean; today: string }) {
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
      <Icon name={outlines.bookmark} size="sm" />
      {view.name}
      {page && (
        <span className="font-medium text-text-3">
          {formatNumber(page.total)}
          {!page.totalIsExact && '+'}
        </span>
      )}
    </Link>
  );
}
