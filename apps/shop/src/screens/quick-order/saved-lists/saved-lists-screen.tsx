import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Skeleton } from '@tonalia/ui/skeleton';
import { Suspense, lazy, useState } from 'react';
import { useCart } from '../../../api/cart-sync/shown/use-cart.ts';
import { sentenceOf } from '../../../api/http/api-error.ts';
import { ordersQuery } from '../../../api/queries/orders.ts';

import { CartLink } from '../../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../../features/mobile-bar/mobile-bar.tsx';
import { savedListMessages as words } from '../../../messages/saved-lists.es-CO.ts';
import { paths } from '../../../paths.ts';
import { ListCard } from './list-card.tsx';
import { ListEditor } from './list-editor.tsx';
import type { SavedListSource } from './save-list-sheet.tsx';
import { savedListPath } from '../../../navigation/saved-list-address.ts';
import { savedListsQuery } from './saved-list-query.ts';
import { useListChanges } from './use-list-changes.ts';
import { useTwoColumns } from '../use-two-columns.ts';

const SaveListSheet = lazy(() => import('./save-list-sheet.tsx').then((m) => ({ default: m.SaveListSheet })));

/** The saved lists: all of them, and beside them on a desktop, or alone on a phone, the one in the address. */
export function SavedListsScreen({ named }: { named: string }) {
  const isWide = useTwoColumns();
  const { data: lists, isError, error, isFetching, refetch } = useQuery(savedListsQuery);
  const { ordering } = useListChanges();
  const [source, setSource] = useState<SavedListSource | null>(null);
  const chosen = lists?.find(({ listId }) => listId === named) ?? (isWide ? lists?.[0] : undefined);
  const isAlone = !isWide && chosen !== undefined;
  return (
    <div className="flex flex-1 flex-col bg-canvas-sunken lg:-mb-20 lg:pb-16">
      <div className="bg-canvas lg:hidden">
        <MobileBar title={words.title} fallback={isAlone ? savedListPath() : paths.quickOrder()}>
          <CartLink />
        </MobileBar>
      </div>
      <div className={`page-wrap w-full pt-3 lg:pt-7 lg:pb-8 ${isAlone ? 'flex flex-1 flex-col bg-canvas' : 'pb-8'}`}>
        {isError && (
          <ErrorBlock
            title={words.failed}
            text={sentenceOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!lists && !isError && <Skeleton className="h-40 w-full rounded-card" />}
        {lists && (
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-6 lg:items-start lg:grid-cols-[336px_minmax(0,1fr)] ${isAlone ? 'flex-1' : ''}`}
          >
            {!isAlone && (
              <div>
                <h1 tabIndex={-1} className="mb-3 text-h1 outline-none max-lg:hidden">
                  {words.title}
                </h1>
                <MakeFrom onMake={setSource} />
                {lists.length === 0 && <Empty className="p-8" title={words.empty} text={words.emptyHelp} />}
                <ul aria-label={words.title} className="mt-3 grid gap-2.5">
                  {lists.map((list, at) => (
                    <ListCard
                      key={list.listId}
                      list={list}
                      isShown={list === chosen}
                      isWide={isWide}
                      isFirst={at === 0}
                      isOrdering={ordering.isPending && ordering.variables.listId === list.listId}
                      onOrder={() => ordering.mutate(list)}
                    />
                  ))}
                </ul>
              </div>
            )}
            {chosen && <ListEditor key={chosen.listId} list={chosen} isWide={isWide} />}
          </div>
        )}
      </div>
      {source && (
        <Suspense>
          <SaveListSheet source={source} onClose={() => setSource(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Makes a list of the open cart, or of the last order. */
function MakeFrom({ onMake }: { onMake: (source: SavedListSource) => void }) {
  const cart = useCart().data?.cart;
  const orders = useInfiniteQuery(ordersQuery);
  const last = orders.data?.pages[0]?.results[0];
  return (
    <div className="flex flex-wrap gap-2">
      {last && (
        <Button variant="secondary" size="sm" icon="plus" onClick={() => onMake({ cartId: last.cartId })}>
          {words.fromOrder}
        </Button>
      )}
      {cart && cart.products.length > 0 && (
        <Button variant="secondary" size="sm" icon="plus" onClick={() => onMake({ cartId: cart._id })}>
          {words.fromCart}
        </Button>
      )}
    </div>
  );
}
