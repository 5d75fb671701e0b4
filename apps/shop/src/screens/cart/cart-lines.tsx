import { useQueryClient } from '@tanstack/react-query';
import type { CartProduct, CartView } from '@tonalia/contract/purchase';
import { groupByDispatch } from '@tonalia/rules/cart-grouping';
import { Badge } from '@tonalia/ui/badge';
import { Suspense, lazy, useState } from 'react';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { useLeftCart } from '../../api/cart-sync/report-left-cart.ts';
import { keys } from '../../api/queries/queries.ts';
import { useGo } from '../../navigation/link.tsx';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { paths } from '../../paths.ts';
import { WaitForLine } from '../../components/alert-me/wait-for-line.tsx';
import { LineFrame } from './cart-line.tsx';
import { ClearCart } from './clear-cart.tsx';
import { DeliverLine, DeliverPanel } from './deliver-card.tsx';
import { useCartView } from './cart-view.ts';
import { LineGroup, Panel } from './line-group.tsx';
import { marksOf } from './line-marks.ts';
import { NewsNotice } from './news-notice.tsx';
import { OrderPanel, TotalBar } from './totals.tsx';
import type { ChosenTile } from './product-lines.tsx';
import { ShareCart } from './share-cart.tsx';
import { hasTiles } from './tiled.ts';
import type { useRemoval } from './use-removal.ts';

// Few carts have a colour card or a presale.
const ViewSwitch = lazy(() => import('./view-switch.tsx').then((file) => ({ default: file.ViewSwitch })));
const ChosenShade = lazy(() => import('./chosen-shade.tsx').then((file) => ({ default: file.ChosenShade })));
const PresaleStrips = lazy(() => import('./presale-strips.tsx').then((file) => ({ default: file.PresaleStrips })));

export interface CartLinesProps {
  view: CartView;
  removal: ReturnType<typeof useRemoval>;
}

/** The lines in their groups, with the total beside or below them. */
export function CartLines({ view, removal }: CartLinesProps) {
  const go = useGo();
  const cached = useQueryClient().getQueryData<CartView>(keys.cart);
  const { cart, productsNews, outOfStock } = view;
  const isCard = useCartView() === 'card';
  const [chosen, setChosen] = useState<ChosenTile>();
  useLeftCart(cart && cart.amount > 0 ? cart._id || undefined : undefined);
  if (cart === null) return null;
  const marks = marksOf(view);
  const removed = new Set(removal.removed.map(lineId));
  // A removed line keeps its place while it can be restored.
  const groups = groupByDispatch(inPlace([...cart.products, ...removal.removed], cached));
  const chosenLine = cart.products.find((line) => lineId(line) === chosen?.id);
  const totals = {
    cart,
    disabledReason: productsNews.length > 0 ? cartMessages.newsFirst : undefined,
    onContinue: () => void removal.flush().then(() => go(paths.orderDetail())),
  };

  return (
    <div className="page-wrap w-full pt-3.5 pb-44 lg:grid lg:grid-cols-[minmax(0,1fr)_376px] lg:items-start lg:gap-7 lg:pt-10 lg:pb-16">
      <div>
        <div className="mb-4 flex items-center justify-between max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {cartMessages.title} <span className="font-medium text-text-3">{cart.amount}</span>
          </h1>
          <span className="flex items-center gap-1">
            {hasTiles(cart.products) && (
              <Suspense>
                <ViewSwitch />
              </Suspense>
            )}
            <ShareCart isText />
            <ClearCart units={cart.amount} withIcon />
          </span>
        </div>
        <DeliverLine />
        {productsNews.length > 0 && <NewsNotice count={productsNews.length} />}
        {groups.map((group) => (
          <LineGroup
            key={group.date}
            group={group}
            marks={marks}
            removed={removed}
            onRemove={removal.remove}
            onUndo={removal.undo}
            chosen={chosen}
            onChoose={setChosen}
          />
        ))}
        {outOfStock.length > 0 && <SoldOut lines={outOfStock} />}
      </div>
      <aside className="sticky top-6 max-lg:hidden">
        <OrderPanel {...totals} />
        {isCard && hasTiles(cart.products) && (
          <Suspense>
            <ChosenShade
              line={chosenLine}
              note={chosenLine ? marks(chosenLine).note : null}
              onRemove={removal.remove}
              removed={removal.removed.at(-1)}
              onUndo={removal.undo}
            />
          </Suspense>
        )}
        {groups.some(({ date }) => date !== 'none') && (
          <Suspense>
            <PresaleStrips groups={groups} />
          </Suspense>
        )}
        <DeliverPanel address={cart.shippingAddress} />
      </aside>
      <TotalBar {...totals} />
    </div>
  );
}

/** Sorts lines by the server's order of the cart. */
function inPlace(lines: readonly CartProduct[], cached: CartView | undefined): CartProduct[] {
  const order = new Map(cached?.cart?.products.map((line, at) => [lineId(line), at]));
  const placeOf = (line: CartProduct) => order.get(lineId(line)) ?? -1;
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function SoldOut({ lines }: { lines: readonly CartProduct[] }) {
  return (
    <Panel look="gone" title={cartMessages.gone} text={cartMessages.goneText}>
      {lines.map((line) => (
        <LineFrame
          key={lineId(line)}
          line={line}
          soldOut
          below={
            <div className="mt-1.5 flex flex-wrap items-center gap-x-2">
              <Badge tone="soldOut">{cartMessages.soldOut}</Badge>
              <WaitForLine line={line} units={line.quantity} />
            </div>
          }
        />
      ))}
    </Panel>
  );
}
