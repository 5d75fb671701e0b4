import type { CartProduct } from '@tonalia/contract/purchase';
import { lineName } from '@tonalia/rules/line-name';
import { useEffect, useRef, useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { orderTakingTexts as texts } from '../../messages/order-taking.es-CO.ts';
import { CartPanel, lineId, partsOf } from './cart-panel.tsx';
import { ChoicesPanel } from './choices-panel.tsx';
import { CustomerHead } from './customer-head.tsx';
import { LineEntry } from './line-entry.tsx';
import { NewsPanel } from './news-panel.tsx';
import { SumPanel } from './sum-panel.tsx';
import { type DeskCartUse, useDeskCart } from './use-desk-cart.ts';
import { useLineKeys } from './use-line-keys.ts';

/** The cart of an operator for one customer: lines at the left, choices and total at the right. */
export function Taking({ customerId }: { customerId: string }) {
  const use = useDeskCart(customerId);
  const field = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState<string>();
  const desk = use.cart.data;
  const isLoaded = desk !== undefined;
  useEffect(() => {
    if (isLoaded) field.current?.focus();
  }, [isLoaded]);
  const parts = partsOf(desk?.cart?.products ?? []);
  const lines = parts.flatMap((part) => part.lines);
  const setUnits = (line: CartProduct, units: number) => use.setQuantity(line, units);
  useLineKeys({
    lines,
    focused,
    onFocus: setFocused,
    onRemove: (line) => setUnits(line, 0),
    field,
    onOrder: () => void use.order(),
  });

  if (use.cart.isPending) return <LoadingRows rows={6} />;
  if (!desk) return <LoadFailure what={texts.what} cause={use.cart.error} onRetry={() => void use.cart.refetch()} />;
  const { cart, customer, outOfStock, productsNews } = desk;
  return (
    <div className="grid gap-3 px-4 pt-3 pb-28 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-4 lg:px-7 lg:pt-4">
      <div className="grid content-start gap-3 lg:gap-4">
        <LineEntry customerId={customerId} field={field} onAdd={use.add} />
        <ChangeFailure use={use} />
        {productsNews.length > 0 && <NewsPanel news={productsNews} onAccept={() => use.choose({ acceptNews: true })} />}
        {parts.map((part) => (
          <CartPanel
            key={part.dispatchDate ?? ''}
            part={part}
            focused={focused}
            onFocus={setFocused}
            onUnits={setUnits}
          />
        ))}
        {outOfStock.length > 0 && <GonePanel lines={outOfStock} onRemove={(line) => setUnits(line, 0)} />}
        {lines.length === 0 && outOfStock.length === 0 && (
          <Panel>
            <EmptyNote title={texts.empty} text={texts.emptyText} />
          </Panel>
        )}
      </div>
      <div className="grid content-start gap-3 lg:gap-4">
        <CustomerHead customer={customer} />
        {cart && <ChoicesPanel desk={desk} cart={cart} use={use} />}
        {cart && (
          <SumPanel
            desk={desk}
            cart={cart}
            failure={use.place.error ? placeFailure(use.place.error) : undefined}
            isBusy={use.place.isPending}
            onOrder={() => void use.order()}
          />
        )}
      </div>
    </div>
  );
}

/** Without an answer it is unknown whether the order exists; the same button asks again, and no order doubles. */
const placeFailure = (cause: unknown): string =>
  cause instanceof CallFailure && cause.status === 0 ? `${cause.message} ${texts.again}` : sentenceOf(cause);

/** Why the last change was refused; that of a coupon is beside its field. */
function ChangeFailure({ use: { change } }: { use: DeskCartUse }) {
  if (!change.error || change.variables?.kind === 'coupon') return null;
  return (
    <p role="alert" className="rounded-[12px] bg-danger-soft px-3.5 py-2.5 text-danger">
      {sentenceOf(change.error)}
    </p>
  );
}

function GonePanel({ lines, onRemove }: { lines: readonly CartProduct[]; onRemove: (line: CartProduct) => void }) {
  return (
    <Panel label={texts.gone}>
      <h2 className="text-panel">{texts.gone}</h2>
      <p className="mt-0.5 text-text-2">{texts.goneText}</p>
      <ul className="mt-2 grid gap-2">
        {lines.map((line) => (
          <li key={lineId(line)} className="flex items-center justify-between gap-3">
            <span className="text-text-2">{lineName(line)}</span>
            <OfficeButton look="secondary" small icon="trash" onClick={() => onRemove(line)}>
              {texts.removeGone}
            </OfficeButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
