import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { sentenceOf } from '../../api/call-failure.ts';
import { orderFiltersQuery, orderQuery } from '../../api/orders.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { PrintedOrder } from '../../features/printed-order/printed-order.tsx';
import { printTexts as texts } from '../../messages/order-print.es-CO.ts';
import type { PrintSearch } from './print-search.ts';
import { placeName } from '../../components/place-name.ts';

const route = getRouteApi('/pedidos/imprimir');

/** The papers of several orders in one print, in the order in which they were chosen; it prints once all of them are there. */
export function PrintOrdersScreen() {
  const { tipo, pedidos = '' }: PrintSearch = route.useSearch();
  const codes = pedidos.split(',').filter(Boolean);
  const asked = useQueries({
    queries: codes.map((code) => ({ ...orderQuery(code), refetchInterval: false as const })),
  });
  const { data: offered } = useQuery({ ...orderFiltersQuery, refetchInterval: false });
  const orders = asked.flatMap(({ data }) => data ?? []);
  const failed = asked.flatMap(({ error, data }, at) =>
    error && !data ? [{ code: codes[at] ?? '', why: sentenceOf(error) }] : [],
  );
  const isReady = offered !== undefined && codes.length > 0 && orders.length === codes.length;
  const title = tipo === 'remisiones' ? texts.notes(codes.length) : texts.lists(codes.length);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const isPrinted = useRef(false);
  useEffect(() => {
    if (!isReady || isPrinted.current) return;
    isPrinted.current = true;
    print();
  }, [isReady]);
  const warehouseOf = (id: string) =>
    offered?.warehouses.filter(({ _id }) => _id === id).map(({ name }) => placeName(name))[0];
  return (
    <main id="main" className="mx-auto grid max-w-[480px] gap-4 px-6 py-16">
      <h1 className="font-display text-[1.6875rem] leading-none font-[660] tracking-[-0.02em]">{title}</h1>
      <p role="status" className="text-text-2">
        {codes.length === 0 && texts.none}
        {isReady && texts.ready}
        {orders.length + failed.length < codes.length && texts.loading(orders.length, codes.length)}
        {failed.length > 0 && texts.someFailed}
      </p>
      {failed.length > 0 && (
        <ul role="alert" className="rounded-[12px] bg-danger-soft px-3 py-2 text-danger-ink">
          {failed.map(({ code, why }) => (
            <li key={code} className="py-1">
              <b className="font-semibold">{code}</b> {why}
            </li>
          ))}
        </ul>
      )}
      <p>
        <OfficeButton icon={outlines.printer} disabled={orders.length === 0} onClick={() => print()}>
          {failed.length > 0 ? texts.printOthers(orders.length) : texts.print}
        </OfficeButton>
      </p>
      {createPortal(
        <div className="printed">
          {orders.map((order) => (
            <PrintedOrder
              key={order.code}
              order={order}
              kind={tipo === 'remisiones' ? 'note' : 'list'}
              warehouse={warehouseOf(order.warehouseId)}
            />
          ))}
        </div>,
        document.body,
      )}
    </main>
  );
}
