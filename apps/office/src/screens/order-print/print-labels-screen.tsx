import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { orderLabelsQuery } from '../../api/packing.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { BoxLabel } from '../../features/picking/box-label.tsx';
import { printTexts as texts } from '../../messages/order-print.es-CO.ts';
import type { PrintSearch } from './print-search.ts';

const route = getRouteApi('/pedidos/guias');

/** The labels of all boxes of several orders; it prints at once, unless an order has no box. */
export function PrintLabelsScreen() {
  const { pedidos = '' }: PrintSearch = route.useSearch();
  const codes = pedidos.split(',').filter(Boolean);
  const { data, error, refetch } = useQuery({ ...orderLabelsQuery(codes), enabled: codes.length > 0 });
  const labels = data?.labels.flatMap((one) => one.boxes.map((box) => ({ one, box }))) ?? [];
  const isWhole = labels.length > 0 && data?.without.length === 0;
  const title = texts.labels(labels.length);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const isPrinted = useRef(false);
  useEffect(() => {
    if (!isWhole || isPrinted.current) return;
    isPrinted.current = true;
    print();
  }, [isWhole]);
  if (codes.length === 0) return <EmptyNote title={texts.none} />;
  if (error && !data) return <LoadFailure what={title} cause={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  return (
    <main id="main" className="printed-labels">
      <header className="mb-4 grid gap-3 print:hidden">
        <h1 className="font-display text-[1.6875rem] leading-none font-[660] tracking-[-0.02em]">{title}</h1>
        {data.without.length > 0 ? (
          <ul role="alert" className="rounded-[12px] bg-danger-soft px-3 py-2 text-danger-ink">
            {data.without.map((code) => (
              <li key={code} className="py-1">
                <b className="font-semibold">{code}</b> {texts.withoutBox}
              </li>
            ))}
          </ul>
        ) : (
          <p role="status" className="text-text-2">
            {texts.labelsReady}
          </p>
        )}
        <p>
          <OfficeButton icon={outlines.printer} disabled={labels.length === 0} onClick={() => print()}>
            {texts.printLabels(labels.length)}
          </OfficeButton>
        </p>
      </header>
      {labels.map(({ one, box }) => (
        <BoxLabel key={box.code} labels={one} box={box} />
      ))}
    </main>
  );
}
