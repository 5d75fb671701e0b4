import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { paymentMethodsQuery, stopMovement } from '../../api/payment-methods.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { movementTexts as texts } from '../../messages/movements.es-CO.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { PricesFoot } from './deal-table.tsx';
import { EndDialog } from './end-dialog.tsx';
import { MethodCard } from './method-card.tsx';
import { rowOf, rowsOf, useHeldRow } from './method-rows.ts';
import type { PricesTabProps } from './prices-tab-props.ts';

const MovementSheet = lazy(() => import('./movement-sheet.tsx').then((one) => ({ default: one.MovementSheet })));

/** The payment methods with their discounts and charges, in the order of the checkout. */
export function MethodsTab({ search: { fila, panel }, onChange }: PricesTabProps) {
  const operator = useOperator();
  const [ending, setEnding] = useState<string>();
  const list = useQuery(paymentMethodsQuery);
  const methods = list.data ?? [];
  const rows = methods.flatMap(rowsOf);
  const at = rows.findIndex((row) => row === fila);
  const open = mayDo(operator, 'prices.edit') ? (row: string) => onChange({ fila: row, panel: 'medio' }) : undefined;
  const move = (by: number) => onChange({ fila: rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)] });
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: open && fila !== undefined && at >= 0 ? () => open(fila) : undefined,
  });
  const chosen = useHeldRow(methods, fila);
  const stopping = rowOf(methods, ending);
  const stopped = stopping?.movement;
  return (
    <>
      {list.isPending && <LoadingRows rows={8} />}
      {list.isError && !list.data && (
        <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <>
          <ul className="min-w-0 flex-1 border-t border-line">
            {methods.map((method) => (
              <MethodCard
                key={method.reference}
                method={method}
                chosen={fila}
                onOpen={open}
                onStop={open && setEnding}
              />
            ))}
          </ul>
          <PricesFoot facts={texts.count(methods.length)} page={1} pages={1} onPage={() => undefined} />
        </>
      )}
      {panel === 'medio' && open && list.data && (chosen !== undefined || fila === undefined) && (
        <Suspense>
          <MovementSheet
            key={fila ?? ''}
            methods={methods}
            reference={chosen?.method.reference ?? ''}
            movement={chosen?.movement}
            onClose={() => onChange({ panel: undefined })}
          />
        </Suspense>
      )}
      {stopping && stopped && (
        <EndDialog
          title={texts.stopTitle(stopping.method.name)}
          text={stopped.state === 'running' ? texts.stopRunning : pricesTexts.stopComing}
          act={pricesTexts.stop}
          done={texts.stopped(stopping.method.name)}
          send={() => stopMovement(stopping.method.reference, stopped)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}
