import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { officeButtonClass } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { takenOrderTexts } from '../../messages/taken-order.es-CO.ts';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { DraftsLink } from './drafts-link.tsx';
import { ExportMenu } from './export-menu.tsx';
import { countWords } from './list-foot.tsx';
import { PhoneFilters, type PhoneFiltersProps } from './phone-filters.tsx';
import type { OrdersList } from './use-orders.ts';

export type OrdersHeadProps = Omit<PhoneFiltersProps, 'count'> &
  Pick<OrdersList, 'list' | 'filter'> & { mayPlace: boolean };

/** The title of the list, with its search on a phone, its export, and the way to a new order. */
export function OrdersHead({ list, filter, mayPlace, ...phone }: OrdersHeadProps) {
  const count = list.data ? countWords(list.data) : texts.title.toLocaleLowerCase('es-CO');
  return (
    <PageHeader
      isSearched
      title={texts.title}
      actions={
        <>
          <DraftsLink />
          <PhoneFilters {...phone} count={count} />
          <ExportMenu filter={filter} total={list.data?.total} />
          {mayPlace && (
            <Link to="/pedidos/nuevo" className={`${officeButtonClass('primary')} max-lg:hidden`}>
              <Icon name="plus" size="sm" />
              {takenOrderTexts.create}
            </Link>
          )}
        </>
      }
    />
  );
}
