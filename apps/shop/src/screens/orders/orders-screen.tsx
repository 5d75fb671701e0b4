import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrderState } from '@tonalia/contract/purchase';
import { useState } from 'react';
import { ordersIn } from '../../api/queries/orders.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderList } from './order-list.tsx';
import { QuickOrderLink } from './quick-order-link.tsx';
import { StateChips } from './state-chips.tsx';
import { useIsWide } from './use-is-wide.ts';

const words = purchaseMessages.orders;

/**
 * The orders, with one order beside the list on a desktop (the first until another is chosen); on a phone the list, or the order
 * in the address (by code or id).
 */
export function OrdersScreen({ named }: { named?: string }) {
  const isWide = useIsWide();
  const [state, setState] = useState<OrderState>();
  const hasList = isWide || named === undefined;
  const list = useInfiniteQuery({ ...ordersIn(state), enabled: hasList });
  const orders = list.data?.pages.flatMap((page) => page.results) ?? [];
  const shown = named ?? (isWide ? orders[0]?.orderCode : undefined);
  const ListTitle = named === undefined ? 'h1' : 'h2';

  return (
    <div className="flex-1 bg-canvas-sunken pb-6 lg:-mb-20 lg:pb-16">
      {named === undefined && (
        <div className="bg-surface lg:hidden [&>header]:bg-surface">
          <MobileBar title={words.title} fallback={paths.profile()}>
            <QuickOrderLink />
          </MobileBar>
          <div className="px-4 pt-1 pb-3">{!isWide && <StateChips state={state} onChange={setState} />}</div>
        </div>
      )}
      <div className="lg:page-wrap lg:grid lg:grid-cols-[400px_minmax(0,1fr)] lg:items-start lg:gap-7 lg:pt-9.5">
        {hasList && (
          <section aria-label={words.title} className="max-lg:page-wrap max-lg:pt-3.5">
            <div className="mb-3.5 flex items-center justify-between max-lg:hidden">
              <ListTitle className="text-h1 lg:text-[1.6875rem]">{words.title}</ListTitle>
              <QuickOrderLink />
            </div>
            {isWide && (
              <div className="mb-3.5">
                <StateChips state={state} onChange={setState} />
              </div>
            )}
            <OrderList list={list} orders={orders} isNarrowed={state !== undefined} shown={shown} isBeside={isWide} />
          </section>
        )}
        {shown !== undefined && (
          <OrderDetail key={shown} codeOrId={shown} title={named === undefined ? 'h2' : 'h1'} isBeside={isWide} />
        )}
      </div>
    </div>
  );
}
